import { useEffect, useState } from 'react';
import { readKeptRecording } from '../kept/kept-recordings.ts';

/** The address under which a recording of this browser can be played; undefined until it is read. */
export function useTakeAddress(recordingId: string | undefined): string | undefined {
  const [take, setTake] = useState<{ readonly id: string; readonly address: string }>();
  useEffect(() => {
    if (recordingId === undefined) return undefined;
    let isShown = true;
    let address: string | undefined;
    void readKeptRecording(recordingId).then((blob) => {
      if (!isShown) return;
      address = URL.createObjectURL(blob);
      setTake({ id: recordingId, address });
    });
    return () => {
      isShown = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [recordingId]);
  return take?.id === recordingId ? take?.address : undefined;
}

import { useState } from 'react';
import { useSaveText, type AssetRef, type EditedText } from '../details/use-asset-details.ts';
import { toMessage, type Message } from '../../../words/message.ts';

/** The state of saving a text, and the function that saves it and returns its version, or undefined after a failure. */
export function useTextSaving(asset: AssetRef) {
  const save = useSaveText(asset);
  /** The percentage of the text that was sent; undefined while nothing is being saved. */
  const [percentage, setPercentage] = useState<number>();
  const [failure, setFailure] = useState<Message>();

  async function run(edited: EditedText): Promise<number | undefined> {
    setPercentage(0);
    setFailure(undefined);
    try {
      return await save(edited, (sent, total) => setPercentage(total === 0 ? 0 : Math.round((sent / total) * 100)));
    } catch (error) {
      setFailure(toMessage(error));
      return undefined;
    } finally {
      setPercentage(undefined);
    }
  }
  return {
    save: run,
    percentage,
    isSaving: percentage !== undefined,
    failure,
    clearFailure: () => setFailure(undefined),
  };
}

import { useState } from 'react';
import { useSaveText, type AssetRef, type EditedText } from '../details/use-asset-details.ts';
import { toMessage, type Message } from '../../../words/message.ts';

/** The state of saving a text, and the function that saves it and says whether that worked. */
export function useTextSaving(asset: AssetRef) {
  const save = useSaveText(asset);
  /** The percentage of the text that was sent; undefined while nothing is being saved. */
  const [percentage, setPercentage] = useState<number>();
  const [failure, setFailure] = useState<Message>();

  async function run(edited: EditedText): Promise<boolean> {
    setPercentage(0);
    setFailure(undefined);
    try {
      await save(edited, (sent, total) => setPercentage(total === 0 ? 0 : Math.round((sent / total) * 100)));
      return true;
    } catch (error) {
      setFailure(toMessage(error));
      return false;
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

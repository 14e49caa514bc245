import type { FormError } from '@confab/inputs';
import { useCatalogueTexts, type ScriptMessage } from '../../../words/catalogue-texts.ts';
import { useMessage } from '../../../words/messages.ts';

/** An error of an input: of a rule, of a script of the schema, of a cell of a table, or of the server. */
export type InputMessage = FormError & Partial<ScriptMessage>;

/** Returns a function that translates an input error. That of a cell comes after the label of its column. */
export function useInputMessage(): (shown: InputMessage) => string {
  const catalogue = useCatalogueTexts();
  const translate = useMessage();
  return ({ column, schema, ...message }) => {
    const text = schema === undefined ? translate(message) : catalogue.scriptMessage(schema, message.message);
    return column === undefined ? text : `${column}: ${text}`;
  };
}

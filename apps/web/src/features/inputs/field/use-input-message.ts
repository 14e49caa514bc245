import { useCatalogueTexts } from '../../../words/catalogue-texts.ts';
import { useMessage } from '../../../words/messages.ts';
import type { Message } from '../../../words/message.ts';

/**
 * Returns a function that translates an input error: of a rule, of a script of the schema, or of a cell of a table, which
 * comes after the label of its column.
 */
export function useInputMessage(): (shown: Message) => string {
  const catalogue = useCatalogueTexts();
  const translate = useMessage();
  return (english) => {
    if (typeof english !== 'string') return translate(english);
    const known = catalogue.text(english);
    if (known !== english) return known;
    const whole = translate(english);
    if (whole !== english) return whole;
    const [, label, fault] = /^([^:]+): (.+)$/s.exec(english) ?? [];
    return label === undefined || fault === undefined ? english : `${catalogue.text(label)}: ${translate(fault)}`;
  };
}

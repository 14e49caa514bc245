import { isJsonObject, type JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';

const levels = ['error', 'warning', 'info'] as const;
const actions = ['link', 'button', 'label'] as const;

/** The content of a Message input (A2.39). */
export interface FormMessage {
  readonly level: (typeof levels)[number];
  readonly text: string;
  /** 'default' has no link, button or label. */
  readonly action: (typeof actions)[number] | 'default';
  readonly actionText: string;
  readonly link: string;
}

/**
 * Reads a Message input. Its value is a text, or `{ Level, Text, DisplayType, Link, LinkText }`; without one its
 * description is the message. The display type of the input is the level of a text.
 *
 * Links that are not web addresses are ignored, so that authored values cannot run scripts.
 */
export function readMessage(property: AnyProperty, value: JsonValue | undefined): FormMessage {
  const given = isJsonObject(value) ? value : {};
  const text = toText(typeof value === 'string' ? value : given['Text']) || (property.description ?? '');
  const address = toText(given['Link']) || (property.tooltipLink ?? '');
  const link = /^https?:\/\//i.test(address) ? address : '';
  const requested = actions.find((one) => one === toText(given['DisplayType']).toLowerCase());
  return {
    level: toLevel(toText(given['Level']) || property.displayAs),
    text,
    action: requested === 'label' || (requested !== undefined && link !== '') ? requested : 'default',
    actionText: toText(given['LinkText']),
    link,
  };
}

/** A level has the name of a banner (A2.39) or of a severity (A3.69), so Information means Info. */
function toLevel(written: string | undefined) {
  const name = written?.toLowerCase().replace(/^information$/, 'info');
  return levels.find((one) => one === name) ?? 'info';
}

function toText(value: JsonValue | undefined) {
  return typeof value === 'string' ? value : '';
}

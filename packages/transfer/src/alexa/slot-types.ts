import { createNameIndex } from '../name-index.ts';

/** Platform types that the product supports; other types accept any words. */
const fromPlatform: Readonly<Record<string, string>> = {
  'AMAZON.NUMBER': 'number',
  'AMAZON.FOUR_DIGIT_NUMBER': 'number',
  'AMAZON.Ordinal': 'ordinal',
  'AMAZON.DATE': 'date',
  'AMAZON.TIME': 'time',
  'AMAZON.DURATION': 'duration',
  'AMAZON.PhoneNumber': 'phone',
  'AMAZON.SearchQuery': 'text',
};

/** Product types on the platform; `exact` is false when the platform has no equivalent type. */
const toPlatform: Readonly<Record<string, { readonly type: string; readonly exact: boolean }>> = {
  text: { type: 'AMAZON.SearchQuery', exact: true },
  number: { type: 'AMAZON.NUMBER', exact: true },
  date: { type: 'AMAZON.DATE', exact: true },
  time: { type: 'AMAZON.TIME', exact: true },
  dateTime: { type: 'AMAZON.DATE', exact: false },
  duration: { type: 'AMAZON.DURATION', exact: true },
  recurrence: { type: 'AMAZON.SearchQuery', exact: false },
  currency: { type: 'AMAZON.NUMBER', exact: false },
  email: { type: 'AMAZON.SearchQuery', exact: false },
  phone: { type: 'AMAZON.PhoneNumber', exact: true },
  url: { type: 'AMAZON.SearchQuery', exact: false },
  percentage: { type: 'AMAZON.NUMBER', exact: false },
  temperature: { type: 'AMAZON.NUMBER', exact: false },
  age: { type: 'AMAZON.NUMBER', exact: false },
  ordinal: { type: 'AMAZON.Ordinal', exact: true },
};

const findPlatformType = createNameIndex(Object.keys(fromPlatform));

export function toSlotType(type: string): string | undefined {
  return fromPlatform[findPlatformType(type) ?? ''];
}

export function toPlatformType(type: string) {
  return Object.hasOwn(toPlatform, type) ? toPlatform[type] : undefined;
}

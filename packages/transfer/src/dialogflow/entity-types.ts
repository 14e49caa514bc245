/** Platform types that the product supports; other types accept any words. */
const fromPlatform: Readonly<Record<string, string>> = {
  '@sys.number': 'number',
  '@sys.number-integer': 'number',
  '@sys.cardinal': 'number',
  '@sys.ordinal': 'ordinal',
  '@sys.age': 'age',
  '@sys.temperature': 'temperature',
  '@sys.percentage': 'percentage',
  '@sys.date': 'date',
  '@sys.time': 'time',
  '@sys.date-time': 'dateTime',
  '@sys.duration': 'duration',
  '@sys.unit-currency': 'currency',
  '@sys.email': 'email',
  '@sys.phone-number': 'phone',
  '@sys.url': 'url',
  '@sys.any': 'text',
};

/** Product types on the platform; types that are missing have no equivalent. */
const toPlatform: Readonly<Record<string, string>> = {
  text: '@sys.any',
  number: '@sys.number',
  date: '@sys.date',
  time: '@sys.time',
  dateTime: '@sys.date-time',
  duration: '@sys.duration',
  recurrence: '@sys.any',
  currency: '@sys.unit-currency',
  email: '@sys.email',
  phone: '@sys.phone-number',
  url: '@sys.url',
  percentage: '@sys.percentage',
  temperature: '@sys.temperature',
  age: '@sys.age',
  ordinal: '@sys.ordinal',
};

export function toSlotType(dataType: string): string | undefined {
  return Object.hasOwn(fromPlatform, dataType) ? fromPlatform[dataType] : undefined;
}

export function toPlatformType(type: string): string | undefined {
  return Object.hasOwn(toPlatform, type) ? toPlatform[type] : undefined;
}

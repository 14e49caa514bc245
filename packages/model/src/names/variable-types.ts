/** The types of variables and parameters, with the names that authors read (A3.50). */
const typeNames = {
  string: 'Text',
  bool: 'Yes or no',
  int: 'Whole number',
  float: 'Number',
  DateTime: 'Date and time',
  dynamic: 'Anything',
} as const satisfies Readonly<Record<string, string>>;

const namesByType: ReadonlyMap<string, string> = new Map(Object.entries(typeNames));

/** Whether variables can have this type. */
export function isVariableType(type: string): boolean {
  return namesByType.has(type);
}

/** The English name of a type; an unknown type is its own name. */
export function getTypeName(type: string): string {
  return namesByType.get(type) ?? type;
}

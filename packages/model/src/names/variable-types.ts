import { dataTypes, type DataType } from '../enumerations.ts';

/** The types of variables and parameters, with the names that authors read (A3.50). */
const typeNames: Readonly<Record<DataType, string>> = {
  string: 'Text',
  bool: 'Yes or no',
  int: 'Whole number',
  float: 'Number',
  DateTime: 'Date and time',
  dynamic: 'Anything',
};

/** Whether variables can have this type. */
export function isVariableType(type: string): type is DataType {
  return dataTypes.some((one) => one === type);
}

/** The English name of a type; an unknown type is its own name. */
export function getTypeName(type: string): string {
  return isVariableType(type) ? typeNames[type] : type;
}

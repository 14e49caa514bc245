import { listOptions, timeZoneNames } from '@confab/inputs';
import type { ItemSchema, Property } from '@confab/model';
import type { Report } from './catalogue-fault.ts';

/** Values of an account that its owner must not write through the profile. */
const protectedNames = ['Roles', 'VIP', 'IsVerified', 'TvAccountId', 'CreatedDate', 'ActiveTeam', 'Password'];

/**
 * Checks the rules of the account schema. The schema lists what people may write, so it must not contain values that
 * grant rights, and the email address must be locked.
 */
export function checkAccountSchema({ type, properties, attributes, javaScript }: ItemSchema, report: Report): void {
  const where = `schema ${type}`;
  for (const { name } of properties) {
    if (protectedNames.includes(name)) report(where, `must not let people write "${name}"`);
  }
  if (!isLocked(properties.find(({ name }) => name === 'Email'))) report(where, 'must lock the input "Email"');
  for (const { label } of listTimeZones(properties)) {
    if (!timeZoneNames.includes(label)) report(where, `offers the unknown time zone "${label}"`);
  }
  for (const name of ['Name', 'Description', 'Icon', 'InputParamsType']) {
    if (!attributes?.[name]) report(where, `has no attribute "${name}"`);
  }
  if (!javaScript?.validatePreSave || !javaScript.getControlDisplay) report(where, 'lacks one of its scripts');
}

/** The options of the input "Timezone", the zone that dates are shown in (P9.22). */
function listTimeZones(properties: readonly Property[]) {
  const timeZone = properties.find(({ name }) => name === 'Timezone');
  return timeZone ? listOptions(timeZone) : [];
}

function isLocked(property: Property | undefined) {
  return property?.flags?.includes('readonly') ?? false;
}

const emailAddress = /[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;:@]{1,253}/gu;
/** Digits with up to two separators in between. */
const digitGroups = /\+?\(?\d(?:[ ()./-]{0,2}\d)+/g;
const phoneDigitsMin = 7;
const cardDigits = { min: 13, max: 19 };
/** Dates, as visitors write them to assistants that book things. */
const date = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})$/;

/**
 * Replaces email addresses, phone numbers and card numbers of a text.
 *
 * Runs of seven digits or more count as phone numbers, so that a number without a prefix is not stored either.
 */
export function maskPersonalData(text: string): string {
  return text
    .replaceAll(emailAddress, (found) => (/\.[\p{L}\d]/u.test(found.slice(found.indexOf('@'))) ? '[email]' : found))
    .replaceAll(digitGroups, maskNumber);
}

function maskNumber(found: string): string {
  if (date.test(found)) return found;
  const digits = found.replaceAll(/\D/g, '');
  if (digits.length < phoneDigitsMin) return found;
  const isCard = digits.length >= cardDigits.min && digits.length <= cardDigits.max && hasCardChecksum(digits);
  return isCard ? '[card]' : '[phone]';
}

/** The checksum of Luhn, which every card number has. */
function hasCardChecksum(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

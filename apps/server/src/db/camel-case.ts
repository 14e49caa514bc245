import { CamelCasePlugin } from 'kysely';

/** Names are camelCase here and snake_case in the database; keys inside documents are not converted. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

import {
  translationMessages,
  unprocessable,
  type BodyOf,
  type ImportedText,
  type ResultOf,
  type TranslationOutcome,
  type translationCalls,
} from '@confab/contracts';
import { listLanguages } from '@confab/inputs';
import { asItemId, itemIdSchema, type ItemId } from '@confab/model';
import { changeProject } from '../../../core/changes/change-project.ts';
import { storeEdits } from '../../../core/changes/store-edits.ts';
import { listItemsWithSavedHash, type ItemWithSavedHash } from '../../../core/items/items-with-hash.repository.ts';
import { parseDraft } from '../../../core/items/to-item.ts';
import { findSchema } from '../../../core/schemas/find-schema.ts';
import { createPause } from '../../../scheduling/create-pause.ts';
import type { Caller, Services } from '../../../services.ts';
import { isWritten, planTranslations } from './plan-translations.ts';
import { parseKey } from './project-texts.ts';
import { readTranslations } from './read-translations.ts';
import type { FileText } from './translation-file.ts';

type ImportRequest = BodyOf<typeof translationCalls.import>;
type ImportResult = ResultOf<typeof translationCalls.import>;

/** Texts that a report lists. */
const listedMax = 500;
/** Items per read: each may be a megabyte. */
const itemsAtOnce = 100;

/**
 * Imports what translators wrote, as ordinary edits in one transaction. Texts that have changed since, lack tokens, are not there
 * or differ for one place are left out and reported.
 *
 * @throws unprocessable for a file without translations, or of a language that the project does not speak
 */
export async function importTranslations(
  services: Services,
  caller: Caller,
  { teamId, projectId, content, preview, includeChanged = false }: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const bytes = new Uint8Array(Buffer.from(content, 'base64'));
  const readLanguages = async (db: Parameters<typeof listItemsWithSavedHash>[0]) => {
    const id = asItemId(projectId);
    const project = (await listItemsWithSavedHash(db, teamId, [id])).get(id);
    return listLanguages(project ? parseDraft(project.draft) : {});
  };
  const [first] = await readLanguages(services.db);
  const file = await services.workers.run(readTranslations, { bytes, first }, { owner: teamId, signal });
  const groups = groupTexts(file.texts);
  const report = new ImportReport(file.languages);
  const plan = (id: ItemId, item: ItemWithSavedHash | undefined) => {
    const schema = item?.projectId === projectId ? findSchema(item.kind, item.type) : undefined;
    const known = item && schema && { id, type: item.type, schema, values: parseDraft(item.draft) };
    const planned = planTranslations(known, groups.known.get(id) ?? [], includeChanged);
    report.add(planned.texts);
    return planned.edited;
  };
  const checkLanguages = async (db: Parameters<typeof listItemsWithSavedHash>[0]) => {
    const [, ...languages] = await readLanguages(db);
    const other = file.languages.find((language) => !languages.includes(language));
    if (other !== undefined) throw unprocessable(translationMessages.otherLanguage, { language: other });
  };
  const ids = [...groups.known.keys()];
  report.add(planTranslations(undefined, groups.unknown, includeChanged).texts);
  if (preview) {
    await checkLanguages(services.db);
    const pause = createPause();
    for (let start = 0; start < ids.length; start += itemsAtOnce) {
      const batch = ids.slice(start, start + itemsAtOnce);
      const items = await listItemsWithSavedHash(services.db, teamId, batch);
      for (const id of batch) {
        plan(id, items.get(id));
        await pause();
      }
    }
    return report.result;
  }
  const scope = { services, caller, teamId, projectId };
  return changeProject(services, caller, scope, async (change) => {
    await checkLanguages(change.trx);
    await storeEdits(change, scope, ids, plan);
    return report.result;
  });
}

/** Groups texts by the items that their keys name. */
function groupTexts(texts: readonly FileText[]) {
  const known = new Map<ItemId, FileText[]>();
  const unknown: FileText[] = [];
  for (const text of texts) {
    const id = itemIdSchema.safeParse(parseKey(text.key)?.itemId);
    if (!id.success) {
      unknown.push(text);
      continue;
    }
    const group = known.get(id.data) ?? [];
    known.set(id.data, group);
    group.push(text);
  }
  return { known, unknown };
}

/** Counts what becomes of the texts of a file, and keeps the first of them. */
class ImportReport {
  readonly #languages: readonly string[];
  readonly #counts = { added: 0, replaced: 0, same: 0, changed: 0, tokens: 0, unknown: 0, several: 0, tooLong: 0 };
  readonly #left: ImportedText[] = [];
  readonly #written: ImportedText[] = [];

  constructor(languages: readonly string[]) {
    this.#languages = languages;
  }

  get result(): ImportResult {
    const texts = [...this.#left, ...this.#written].slice(0, listedMax);
    return { languages: [...this.#languages], counts: { ...this.#counts }, texts };
  }

  add(texts: readonly ImportedText[]): void {
    for (const text of texts) {
      const outcome: TranslationOutcome = text.outcome;
      this.#counts[outcome] += 1;
      if (text.isOneOfSeveral === true) this.#counts.several += 1;
      const list = isWritten(outcome) ? this.#written : this.#left;
      if (outcome !== 'same' && list.length < listedMax) list.push(text);
    }
  }
}

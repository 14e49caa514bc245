import { splitTokens } from '@confab/inputs';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { splitSamples } from './sample-slots.ts';
import type { ProjectTexts } from './project-texts.ts';
import { UnreadableFile, type FileText, type TranslationFile } from './translation-file.ts';

// XLIFF 2.0 (OASIS): a unit for each text, named by its key; tokens and slots are placeholders that translators cannot change.

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** Writes the texts of a project for translation into one language. */
export function writeXliff({ languages: [first], texts }: ProjectTexts, language: string, projectId: string): string {
  const units = texts.map(({ key, itemName, label, source, hasSamples, translations }, index) => {
    const writeText = createTextWriter(hasSamples ? splitSamples : splitText);
    const writtenSource = writeText(source);
    const { text = '', state } = translations.get(language) ?? {};
    const target = text === '' ? '' : `<target xml:space="preserve">${writeText(text)}</target>`;
    const stale = state === 'stale' ? '<note category="state">The source has changed since.</note>' : '';
    return [
      `    <unit id="u${index + 1}" name="${escapeXml(key)}">`,
      `      <notes><note category="place">${escapeXml(`${itemName} › ${label}`)}</note>${stale}</notes>`,
      `      <segment state="${state === 'current' ? 'translated' : 'initial'}">` +
        `<source xml:space="preserve">${writtenSource}</source>${target}</segment>`,
      '    </unit>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${escapeXml(first)}" trgLang="${escapeXml(language)}">`,
    `  <file id="${escapeXml(projectId)}">`,
    ...units,
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

/** A part of a text; a token or a slot has a name. */
interface WrittenPart {
  readonly text: string;
  readonly name: string | undefined;
}

function splitText(text: string): readonly WrittenPart[] {
  return splitTokens(text).map((part) => ({ text: part.text, name: part.type === 'token' ? part.name : undefined }));
}

/**
 * Creates the function that writes the source, and then the target, of a unit. Tokens are placeholders, numbered in the source: the
 * second token of a name has the same id in the target, wherever it is there, since translation tools compare them by their ids.
 */
function createTextWriter(split: (text: string) => readonly WrittenPart[]): (text: string) => string {
  const ids = new Map<string, number>();
  return (text) => {
    const counts = new Map<string, number>();
    return split(text)
      .map(({ text: part, name }) => {
        if (name === undefined) return escapeXml(part);
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const token = `${name} ${count}`;
        const id = ids.get(token) ?? ids.size + 1;
        ids.set(token, id);
        return `<ph id="${id}" equiv="${escapeXml(part)}" disp="${escapeXml(part)}"/>`;
      })
      .join('');
  };
}

/** Characters that XML cannot contain, not even escaped. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

function escapeXml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"\n\r\t]/g, (sign) => escapes[sign] ?? sign);
}

/**
 * Reads an XLIFF file; undefined for one without an `xliff` element of version 2.
 *
 * @throws UnreadableFile for a file that is not well-formed XML, and for one with a document type
 */
export function readXliff(content: string): TranslationFile | undefined {
  const reading = new XliffReading();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw new UnreadableFile('damaged', parser.line);
  });
  parser.on('doctype', () => {
    throw new UnreadableFile('documentType', parser.line);
  });
  parser.on('opentag', (tag) => reading.open(tag));
  parser.on('closetag', () => reading.close());
  parser.on('text', (text) => reading.add(text));
  parser.on('cdata', (text) => reading.add(text));
  parser.write(content.replace(/^\uFEFF/, '')).close();
  return reading.file;
}

/**
 * The elements that hold the texts of a unit. Those of other modules, such as suggestions of a memory, are not texts of
 * it.
 */
const textParents: ReadonlySet<string | undefined> = new Set(['segment', 'ignorable']);
/** The states of a translated segment. */
const confirmedStates: ReadonlySet<string> = new Set(['translated', 'reviewed', 'final']);

/** Collects the units of a file while its elements open and close. */
class XliffReading {
  readonly #texts: FileText[] = [];
  /** The namespace of the `xliff` element; elements of others are foreign. */
  #uri: string | undefined;
  #language: string | undefined;
  /** The names of the open elements; foreign ones are undefined. */
  readonly #open: (string | undefined)[] = [];
  #key = '';
  /** The parts of a unit so far; a unit may have several segments. */
  #source = '';
  #target: string | undefined;
  #place: 'source' | 'target' | undefined;
  #isConfirmed = true;

  get file(): TranslationFile | undefined {
    return this.#language === undefined ? undefined : { languages: [this.#language], texts: this.#texts };
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    const read = (name: string) => attributes[name]?.value;
    if (this.#language === undefined && local === 'xliff' && read('version')?.startsWith('2.') === true) {
      this.#uri = uri;
      this.#language = read('trgLang') ?? '';
    }
    const name = uri === this.#uri ? local : undefined;
    const parent = this.#open.at(-1);
    this.#open.push(name);
    if (name === 'unit') {
      this.#key = read('name') ?? '';
      this.#source = '';
      this.#target = undefined;
      this.#isConfirmed = true;
    } else if (name === 'segment' && parent === 'unit') {
      if (!confirmedStates.has(read('state') ?? '')) this.#isConfirmed = false;
    } else if ((name === 'source' || name === 'target') && textParents.has(parent)) {
      this.#place = name;
      if (name === 'target') this.#target ??= '';
    } else if (name === 'ph') this.add(read('equiv') ?? read('disp') ?? '');
  }

  close(): void {
    const name = this.#open.pop();
    if (name === this.#place) this.#place = undefined;
    if (name !== 'unit' || this.#key === '' || this.#target === undefined || this.#target.trim() === '') return;
    const [key, language = '', source, text] = [this.#key, this.#language, this.#source, this.#target];
    this.#texts.push({ key, language, source, text, isConfirmed: this.#isConfirmed });
  }

  add(text: string): void {
    if (this.#place === 'source') this.#source += text;
    if (this.#place === 'target') this.#target = `${this.#target ?? ''}${text}`;
  }
}

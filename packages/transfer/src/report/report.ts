import { reportSections, transferOutcomes, type ReportSection, type TransferOutcome } from '@confab/model';

/** The parts of one kind: how many are kept, changed, stored for the next export only, and lost. */
interface SectionReport {
  readonly section: ReportSection;
  readonly kept: number;
  readonly changed: number;
  readonly stored: number;
  readonly lost: number;
  /** The first parts that are not kept, the worst first. */
  readonly items: readonly { readonly name: string; readonly outcome: TransferOutcome }[];
}

export type TransferReport = readonly SectionReport[];

/** A part of an imported package that an export has in another form, or not at all. */
export interface DroppedPart {
  readonly section: ReportSection;
  readonly name: string;
  readonly outcome: 'changed' | 'lost';
}

/** Counts as lost what would be stored, for an import that stores no package. */
export function withoutStored(report: TransferReport): TransferReport {
  return report.map((section) => ({
    ...section,
    stored: 0,
    lost: section.lost + section.stored,
    items: section.items.map((item) => (item.outcome === 'stored' ? { ...item, outcome: 'lost' as const } : item)),
  }));
}

const [itemsMax, nameMax] = [30, 120];

/** Counts the parts of an import or export by their outcomes. */
export class ReportCounts {
  readonly #sections = new Map<ReportSection, Map<string, number>>();

  /** Adds a part; of several outcomes of one part, the worst counts. */
  add(section: ReportSection, name: string, outcome: TransferOutcome): void {
    const parts = this.#sections.get(section) ?? new Map<string, number>();
    this.#sections.set(section, parts);
    parts.set(name, Math.max(parts.get(name) ?? 0, transferOutcomes.indexOf(outcome)));
  }

  /** Whether a part has an outcome. */
  has(section: ReportSection, name: string, outcome: TransferOutcome): boolean {
    return this.#sections.get(section)?.get(name) === transferOutcomes.indexOf(outcome);
  }

  report(): TransferReport {
    return reportSections.flatMap((section) => {
      const parts = this.#sections.get(section);
      return parts ? [toSection(section, parts)] : [];
    });
  }
}

function toSection(section: ReportSection, parts: ReadonlyMap<string, number>): SectionReport {
  const byOutcome = transferOutcomes.map((_outcome, rank) =>
    [...parts].filter(([, own]) => own === rank).map(([name]) => name),
  );
  const [kept = [], changed = [], stored = [], lost = []] = byOutcome;
  const items = [
    ...lost.map((name) => ({ name, outcome: 'lost' as const })),
    ...changed.map((name) => ({ name, outcome: 'changed' as const })),
    ...stored.map((name) => ({ name, outcome: 'stored' as const })),
  ];
  return {
    section,
    kept: kept.length,
    changed: changed.length,
    stored: stored.length,
    lost: lost.length,
    items: items.slice(0, itemsMax).map(({ name, outcome }) => ({
      name: name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name,
      outcome,
    })),
  };
}

export { applyEdit, type DropReason, type EditResult } from './apply-edit.ts';
export { buildInputs, type InputCategory, type InputGroup } from './build-inputs.ts';
export { checkEdit, isTooLarge, refusedEdit, rowFits, type EditProblem } from './check-edit.ts';
export { changeSections, trailOf, type ChangeSection, type ShownChange } from './change-sections.ts';
export { compareValuesByWord, type TextPart } from './compare-values-by-word.ts';
export { compareValues, type ValueChange } from './compare-values.ts';
export { formatMoment, formatStoredDate, toStoredDate, type DateStyle } from './date-format.ts';
export { dateStyleOf, formatDateValue, parseTypedDate } from './date-value.ts';
export { defaultRowValues, defaultValues } from './default-values.ts';
export { derivedRows, forcedRows, type DerivedRow, type RowSource } from './derived-rows.ts';
export { describeEdit, editWords } from './describe-edit.ts';
export { applyEvent, itemIdOfEdit, withoutItem, type AppliedEvents } from './draft/apply-event.ts';
export {
  inverseOf,
  noHistory,
  record,
  takeRedo,
  takeUndo,
  type EditHistory,
  type HistoryStep,
  type TakenStep,
} from './draft/edit-history.ts';
export { loadItems, type LoadedItems } from './draft/load-items.ts';
export {
  acknowledge,
  addPending,
  amendPending,
  dropPending,
  view,
  viewItem,
  withPending,
} from './draft/pending-edits.ts';
export {
  createDraft,
  hearOf,
  missingFrom,
  toDraftItem,
  type DraftEdit,
  type DraftEvent,
  type DraftItem,
  type LoadedProject,
  type PendingEdit,
  type ProjectDraft,
} from './draft/project-draft.ts';
export { offeredOptions, optionsOf, parseEnumOption, selectableValue, type EnumOption } from './enum-option.ts';
export { cut, findInValues, snippetOf, type FoundText } from './find/find-in-values.ts';
export { createMatcher, type Matcher } from './find/matcher.ts';
export { findUses, type UsableThing } from './find/references.ts';
export { replaceInValues, type ReplacedValue, type WantedMatch } from './find/replace-in-values.ts';
export { formProblems, openInputs } from './form-problems.ts';
export { gridColumns, packInputs, type GridCell, type GridColumns } from './grid.ts';
export type { InputEdit } from './input-edit.ts';
export { groupEdits, type EditGroup } from './group-edits.ts';
export { invertEdit } from './invert-edit.ts';
export { defaultScreenLayout, missingInEntry } from './missing-in-entry.ts';
export { moveRow, orderAt } from './move-row.ts';
export { namedKindOf, type NamedKind } from './named-kind.ts';
export { nestValues, unnestValues } from './nested-values.ts';
export { orderBetween } from './order-between.ts';
export { below, holdsPath, isSafePath, joinPath, parsePath, splitLast } from './path.ts';
export { readPastedRows, writeCopiedRows } from './pasted-rows.ts';
export { isPlausible, splitChoices } from './plausible-value.ts';
export { propertyAt } from './property-at.ts';
export {
  hasFlag,
  isLocked,
  isMandatory,
  limitsOf,
  parseJson,
  type AnyProperty,
  type PropertyLimits,
} from './property-rules.ts';
export { readAt } from './read-at.ts';
export { entryFields, responseFields } from './response-fields.ts';
export { rowSubheading, rowTitle, type CellText } from './row-title.ts';
export { fieldsOf, forcedKeys, inOrder, orderOf, rowIdOf, rowIndex } from './rows.ts';
export { rowsDefinition } from './rows-definition.ts';
export { isSameJson } from './same-json.ts';
export { hasSaveScripts, saveProblems } from './save-problems.ts';
export { takeBackEdits } from './take-back.ts';
export { toSavedValue } from './saved-value.ts';
export { shownMessage } from './shown-message.ts';
export { shownValue, type NameOf, type ShownField, type ShownRow, type ShownValue } from './shown-value.ts';
export { defaultTimeZone, ianaZoneOf, timeZoneNames } from './time-zones.ts';
export { guidSegments, lacksGuidFirst, splitTokens, tokenNames, type TokenPart } from './tokens.ts';
export { moveTreeNode, newTreeNode, type TreePlace } from './tree-edits.ts';
export { isWithin, subtreeIds, treeShape, type TreeShape } from './tree-shape.ts';
export { isBlank, validate } from './validate.ts';
export {
  controlOf,
  isHidden,
  extensionsIn,
  extensionsPath,
  isWithinExtensions,
  type ControlDisplay,
  type ControlDisplays,
  type VisibilityContext,
} from './visibility.ts';
export {
  describeClashes,
  findKeywordClashes,
  keywordClashTitle,
  normaliseKeywords,
  type KeywordClash,
  type KeywordInput,
} from './keyword-clashes.ts';
export { hasKeywordInputs, keywordInputsOf, type KeywordHolder } from './keyword-inputs.ts';

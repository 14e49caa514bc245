export { applyEdit, type DropReason, type EditResult } from './edits/apply-edit.ts';
export { buildInputs, type InputCategory, type InputGroup } from './form/build-inputs.ts';
export { checkEdit, isTooLarge, refusedEdit, rowFits, type EditProblem } from './edits/check-edit.ts';
export { changeSections, trailOf, type ChangeSection, type ShownChange } from './edits/change-sections.ts';
export { compareValuesByWord, type TextPart } from './edits/compare-values-by-word.ts';
export { compareValues, type ValueChange } from './edits/compare-values.ts';
export { formatMoment, formatStoredDate, toStoredDate, type DateStyle } from './show/date-format.ts';
export { dateStyleOf, formatDateValue, parseTypedDate } from './show/date-value.ts';
export { defaultRowValues, defaultValues } from './values/default-values.ts';
export { derivedRows, forcedRows, type DerivedRow, type RowSource } from './rows/derived-rows.ts';
export { describeEdit, editWords } from './edits/describe-edit.ts';
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
export {
  offeredOptions,
  optionsOf,
  parseEnumOption,
  selectableValue,
  splitChoices,
  type EnumOption,
} from './form/enum-option.ts';
export { cut, findInValues, snippetOf, type FoundText } from './find/find-in-values.ts';
export { createMatcher, type Matcher } from './find/matcher.ts';
export { findUses, type UsableThing } from './find/references.ts';
export { replaceInValues, type ReplacedValue, type WantedMatch } from './find/replace-in-values.ts';
export { formProblems, openInputs } from './form/form-problems.ts';
export { gridColumns, packInputs, type GridCell, type GridColumns } from './form/grid.ts';
export type { InputEdit } from './edits/input-edit.ts';
export { groupEdits, type EditGroup } from './edits/group-edits.ts';
export { invertEdit } from './edits/invert-edit.ts';
export { defaultScreenLayout, missingInEntry } from './form/missing-in-entry.ts';
export { moveRow, orderAt } from './rows/move-row.ts';
export { getNamedKind } from './show/named-kind.ts';
export type { NamedKind } from './types/selectors.ts';
export { nestValues, unnestValues } from './values/nested-values.ts';
export { orderBetween } from './rows/order-between.ts';
export { below, holdsPath, isSafePath, joinPath, parsePath, splitLast } from './values/path.ts';
export { readPastedRows, writeCopiedRows } from './rows/pasted-rows.ts';
export { acceptsValue } from './values/accepts-value.ts';
export { listRows } from './values/list-rows.ts';
export { checkShippedRows, checkShippedValues } from './values/check-values.ts';
export { propertyAt } from './form/property-at.ts';
export {
  hasFlag,
  isLocked,
  isMandatory,
  limitsOf,
  parseJson,
  type AnyProperty,
  type PropertyLimits,
} from './form/property-rules.ts';
export { readAt } from './values/read-at.ts';
export { entryFields, responseFields } from './types/response-fields.ts';
export { rowSubheading, rowTitle, type CellText } from './rows/row-title.ts';
export { fieldsOf, forcedKeys, inOrder, orderOf, rowIdOf, rowIndex } from './rows/rows.ts';
export { rowsDefinition } from './rows/rows-definition.ts';
export { isSameJson } from './values/same-json.ts';
export { hasSaveScripts, saveProblems } from './form/save-problems.ts';
export { takeBackEdits } from './edits/take-back-edits.ts';
export { toSavedValue } from './values/saved-value.ts';
export { shownMessage } from './show/shown-message.ts';
export {
  describeValue,
  type FindName,
  type ShownField,
  type ShownRow,
  type ShownValue,
} from './show/describe-value.ts';
export { defaultTimeZone, ianaZoneOf, timeZoneNames } from './show/time-zones.ts';
export { guidSegments, lacksGuidFirst, splitTokens, tokenNames, type TokenPart } from './show/tokens.ts';
export { moveTreeNode, newTreeNode, type TreePlace } from './rows/tree-edits.ts';
export { isWithin, subtreeIds, treeShape, type TreeShape } from './rows/tree-shape.ts';
export { validate } from './form/validate.ts';
export { isBlank } from './values/is-blank.ts';
export {
  controlOf,
  isHidden,
  extensionsIn,
  extensionsPath,
  isWithinExtensions,
  type ControlDisplay,
  type ControlDisplays,
  type VisibilityContext,
} from './form/visibility.ts';
export {
  describeClashes,
  findKeywordClashes,
  keywordClashTitle,
  normaliseKeywords,
  type KeywordClash,
  type KeywordInput,
} from './form/keyword-clashes.ts';
export { hasKeywordInputs, keywordInputsOf, type KeywordHolder } from './form/keyword-inputs.ts';

import { Accordion, Tabs } from '@mantine/core';
import { buildInputs, type InputCategory, type InputGroup } from '@confab/inputs';
import type { ItemSchema, Property } from '@confab/model';
import { Suspense, use, useMemo, useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useControls } from '../../../scripting/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { collapseMs, useCategoryMemory, type CategoryMemory } from './use-category-memory.ts';
import { CategoryInputs, CategoryTitle } from './category-parts.tsx';
import { FieldActions } from './field-actions.tsx';
import { LanguageSwitch } from '../../translations/index.ts';
import { FormContext } from './form-context.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { useInputsContext } from '../inputs-context.tsx';
import classes from '../inputs.module.css';
import { words } from '../words.ts';

export interface PropertiesFormProps {
  readonly itemId: string;
  readonly schema: ItemSchema;
  /**
   * 'tabs' shows a category as a tab if its schema marks it so; 'accordions' shows all of them as accordions; 'plain'
   * shows their inputs without titles.
   */
  readonly layout?: 'tabs' | 'accordions' | 'plain';
  /** Names of inputs that need attention. Their categories are marked. */
  readonly marked?: readonly string[];
  /** The input whose category is opened. A new object opens it again. */
  readonly target?: TargetInput | undefined;
  /** Goes to an input that was chosen in the command palette; without it the palette offers no inputs. */
  readonly onGoTo?: (name: string) => void;
}

interface TargetInput {
  readonly name: string;
}

/** All inputs of an item, by category and group. Reads and edits values through the editing session. */
export function PropertiesForm({ schema, ...form }: PropertiesFormProps) {
  const { controls: given } = useInputsContext();
  const session = useEditingSession();
  // Skips the schema's script if the context already contains its result.
  const said = useControls(session, form.itemId, given ? withoutScript(schema) : schema);
  const controls = given ?? said;
  const targetName = form.target?.name;
  const context = useMemo(() => ({ controls, targetName }), [controls, targetName]);
  if (controls === undefined) return <FormSkeleton />;
  return (
    <FormContext value={context}>
      <LanguageSwitch />
      <Categories {...form} schema={schema} />
    </FormContext>
  );
}

function withoutScript({ javaScript: _script, ...schema }: ItemSchema): ItemSchema {
  return schema;
}

function Categories({ itemId, schema, layout = 'tabs', marked = noNames, target, onGoTo }: PropertiesFormProps) {
  const say = useWords(words);
  const { extensions } = useInputsContext();
  const memory = useCategoryMemory(useEditingSession(), schema.kind);
  const { controls } = use(FormContext);
  const categories = useMemo(() => buildInputs(schema, { extensions, controls }), [schema, extensions, controls]);
  const tabs = layout === 'tabs' ? categories.filter((category) => category.isTab) : [];
  const others = categories.filter((category) => !tabs.includes(category));
  const shared = { itemId, siblings: schema.properties, marked, memory };
  useOpenTargetCategory(target, categories, (category, group) => {
    const isTab = tabs.includes(category);
    memory.setOpen(`group ${group.id}`, true);
    if (tabs[0]) memory.chooseTab(isTab ? category.id : tabs[0].id);
    if (!isTab) memory.setOpen(category.id, true);
  });
  if (layout === 'plain')
    return categories.map((category) => <CategoryInputs key={category.id} {...shared} category={category} />);
  const actions = onGoTo && <FieldActions categories={categories} onGoTo={onGoTo} />;
  if (tabs.length === 0)
    return (
      <>
        {actions}
        <Accordions {...shared} categories={others} />
      </>
    );

  return (
    <Tabs
      key={itemId}
      value={findShownTab(memory.tab, tabs)}
      onChange={(id) => memory.chooseTab(id ?? '')}
      keepMounted={false}
    >
      {actions}
      <Tabs.List className={classes.categories ?? ''} aria-label={say.propertiesOf(schema.title)}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.id} value={tab.id}>
            <CategoryTitle category={tab} marked={marked} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab, index) => (
        <Tabs.Panel key={tab.id} value={tab.id} pt="sm">
          <CategoryInputs {...shared} category={tab} />
          {index === 0 && others.length > 0 ? <Accordions {...shared} categories={others} /> : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const noNames: readonly string[] = [];

interface AccordionsProps {
  readonly itemId: string;
  readonly siblings: readonly Property[];
  readonly categories: readonly InputCategory[];
  readonly marked: readonly string[];
  readonly memory: CategoryMemory;
}

/** Categories marked as expanded, and the first one, are open initially (A4.18, P4.58). */
function Accordions({ categories, marked, ...shared }: AccordionsProps) {
  const { memory } = shared;
  const open = categories.filter(({ id, isOpenAtFirst }) => memory.isOpen(id, isOpenAtFirst)).map(getCategoryValue);

  function change(next: readonly string[]) {
    for (const category of categories) {
      const isOpen = next.includes(getCategoryValue(category));
      if (isOpen !== open.includes(getCategoryValue(category))) memory.setOpen(category.id, isOpen);
    }
  }

  return (
    <Accordion
      key={shared.itemId}
      className={classes.accordions ?? ''}
      classNames={{ content: classes.accordionContent ?? '' }}
      multiple
      value={open}
      onChange={change}
      chevronPosition="left"
      keepMounted={false}
      transitionDuration={collapseMs}
    >
      {categories.map((category) => (
        <Accordion.Item key={category.id} value={getCategoryValue(category)}>
          <Accordion.Control>
            <CategoryTitle category={category} marked={marked} />
          </Accordion.Control>
          <Accordion.Panel>
            {/* The panel animates to the height of its first content, so loading content needs a fallback inside it. */}
            <Suspense fallback={<FormSkeleton />}>
              <CategoryInputs {...shared} category={category} />
            </Suspense>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

/** Opens the category of the target input whenever the target changes, and on the first render. */
function useOpenTargetCategory(
  target: TargetInput | undefined,
  categories: readonly InputCategory[],
  open: (category: InputCategory, group: InputGroup) => void,
) {
  const [found, setFound] = useState<TargetInput>();
  if (target === found) return;
  setFound(target);
  for (const category of categories) {
    const group = category.groups.find(({ inputs }) => inputs.some(({ name }) => name === target?.name));
    if (group) open(category, group);
  }
}

function findShownTab(chosen: string | undefined, tabs: readonly InputCategory[]) {
  return tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id ?? null;
}

function getCategoryValue({ id }: InputCategory) {
  return `category-${id}`;
}

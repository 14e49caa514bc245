import { Accordion, Tabs } from '@mantine/core';
import { buildInputs, type InputCategory } from '@confab/inputs';
import type { ItemSchema, Property } from '@confab/model';
import { Suspense, use, useMemo, useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useControls } from '../../scripting/index.ts';
import { useWords } from '../../words/define-words.ts';
import { collapseMs, useCategoryMemory, type CategoryMemory } from './category-memory.ts';
import { CategoryInputs, CategoryTitle } from './category-parts.tsx';
import { FormContext } from './form-context.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { useInputsSurroundings } from './inputs-context.tsx';
import classes from './inputs.module.css';
import { words } from './words.ts';

export interface PropertiesFormProps {
  readonly itemId: string;
  readonly schema: ItemSchema;
  /** Tabs for categories that ask for it, accordions for the others; 'accordions' makes all of them accordions. */
  readonly layout?: 'tabs' | 'accordions';
  /** Names of inputs that somebody has to look at: the categories they are in say so. */
  readonly marked?: readonly string[];
  /** The input whose category is to be opened; another object opens it again. */
  readonly sought?: SoughtInput | undefined;
}

interface SoughtInput {
  readonly name: string;
}

/** All inputs of an item, by category and group. Reads and edits through the open session. */
export function PropertiesForm({ schema, ...form }: PropertiesFormProps) {
  const { controls: given } = useInputsSurroundings();
  const session = useEditingSession();
  // Where somebody else has asked the script already, it is not asked again.
  const said = useControls(session, form.itemId, given ? withoutScript(schema) : schema);
  const controls = given ?? said;
  const sought = form.sought?.name;
  const surroundings = useMemo(() => ({ controls, sought }), [controls, sought]);
  if (controls === undefined) return <FormSkeleton />;
  return (
    <FormContext value={surroundings}>
      <Categories {...form} schema={schema} />
    </FormContext>
  );
}

function withoutScript({ javaScript: _script, ...schema }: ItemSchema): ItemSchema {
  return schema;
}

function Categories({ itemId, schema, layout = 'tabs', marked = noNames, sought }: PropertiesFormProps) {
  const say = useWords(words);
  const { extensions } = useInputsSurroundings();
  const memory = useCategoryMemory(useEditingSession(), schema.kind);
  const { controls } = use(FormContext);
  const categories = useMemo(() => buildInputs(schema, { extensions, controls }), [schema, extensions, controls]);
  const tabs = layout === 'tabs' ? categories.filter((category) => category.isTab) : [];
  const others = categories.filter((category) => !tabs.includes(category));
  const shared = { itemId, siblings: schema.properties, marked, memory };
  useSought(sought, categories, (category) => {
    const isTab = tabs.includes(category);
    if (tabs[0]) memory.chooseTab(isTab ? category.id : tabs[0].id);
    if (!isTab) memory.setOpen(category.id, true);
  });
  if (tabs.length === 0) return <Accordions {...shared} categories={others} />;

  return (
    <Tabs
      key={itemId}
      value={shownTab(memory.tab, tabs)}
      onChange={(id) => memory.chooseTab(id ?? '')}
      keepMounted={false}
    >
      <Tabs.List aria-label={say.propertiesOf(schema.title)}>
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

/** Open at first are the categories that ask for it, and the first (A4.18, P4.58). */
function Accordions({ categories, marked, ...shared }: AccordionsProps) {
  const { memory } = shared;
  const open = categories.filter(({ id, isOpenAtFirst }) => memory.isOpen(id, isOpenAtFirst)).map(valueOf);

  function change(next: readonly string[]) {
    for (const category of categories) {
      const isOpen = next.includes(valueOf(category));
      if (isOpen !== open.includes(valueOf(category))) memory.setOpen(category.id, isOpen);
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
        <Accordion.Item key={category.id} value={valueOf(category)}>
          <Accordion.Control>
            <CategoryTitle category={category} marked={marked} />
          </Accordion.Control>
          <Accordion.Panel>
            {/* What is still loading waits in here: a panel that opened with nothing in it would stay that high. */}
            <Suspense fallback={<FormSkeleton />}>
              <CategoryInputs {...shared} category={category} />
            </Suspense>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

/** Opens the category of an input each time that one is sought, also right when the categories are first shown. */
function useSought(
  sought: SoughtInput | undefined,
  categories: readonly InputCategory[],
  open: (category: InputCategory) => void,
) {
  const [found, setFound] = useState<SoughtInput>();
  if (sought === found) return;
  setFound(sought);
  const category = categories.find(({ groups }) =>
    groups.some(({ inputs }) => inputs.some(({ name }) => name === sought?.name)),
  );
  if (category) open(category);
}

function shownTab(chosen: string | undefined, tabs: readonly InputCategory[]) {
  return tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id ?? null;
}

function valueOf({ id }: InputCategory) {
  return `category-${id}`;
}

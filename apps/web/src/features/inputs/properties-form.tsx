import { Accordion, Tabs } from '@mantine/core';
import { buildInputs, type InputCategory } from '@confab/inputs';
import type { ItemSchema, Property } from '@confab/model';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { CategoryInputs, CategoryTitle } from './category-parts.tsx';
import { useInputsSurroundings } from './inputs-context.tsx';
import classes from './inputs.module.css';
import { words } from './words.ts';

/** How long a category takes to open or to close (P9.18). */
const collapseMs = 100;

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
export function PropertiesForm({ itemId, schema, layout = 'tabs', marked = [], sought }: PropertiesFormProps) {
  const say = useWords(words);
  const { extensions, controls } = useInputsSurroundings();
  const categories = buildInputs(schema, { extensions, controls });
  const tabs = layout === 'tabs' ? categories.filter((category) => category.isTab) : [];
  const others = categories.filter((category) => !tabs.includes(category));
  const shared = { itemId, siblings: schema.properties, marked, sought };
  const [chosen, setChosen] = useState<string>();
  useSought(sought, categories, ({ id, isTab }) => setChosen(isTab ? id : tabs[0]?.id));
  if (tabs.length === 0) return <Accordions {...shared} categories={others} />;

  return (
    <Tabs key={itemId} value={shownTab(chosen, tabs)} onChange={(id) => setChosen(id ?? '')} keepMounted={false}>
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

interface CategoriesProps {
  readonly itemId: string;
  readonly siblings: readonly Property[];
  readonly categories: readonly InputCategory[];
  readonly marked: readonly string[];
  readonly sought: SoughtInput | undefined;
}

/** Open at first are the categories that ask for it, and the first (P4.58). */
function Accordions({ categories, marked, sought, ...shared }: CategoriesProps) {
  const [open, setOpen] = useState(() => categories.filter(({ isOpenAtFirst }) => isOpenAtFirst).map(valueOf));
  useSought(sought, categories, (category) => setOpen((now) => [...new Set([...now, valueOf(category)])]));
  return (
    <Accordion
      key={shared.itemId}
      className={classes.accordions ?? ''}
      multiple
      value={open}
      onChange={setOpen}
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
            <CategoryInputs {...shared} category={category} />
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

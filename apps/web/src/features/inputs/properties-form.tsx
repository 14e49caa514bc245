import { Accordion, Stack, Tabs, Text, Title } from '@mantine/core';
import { buildInputs, type InputCategory } from '@confab/inputs';
import type { ItemSchema, Property } from '@confab/model';
import { InputGrid } from './input-grid.tsx';
import { useInputsSurroundings } from './inputs-context.tsx';

export interface PropertiesFormProps {
  readonly itemId: string;
  readonly schema: ItemSchema;
  /** Tabs for categories that ask for it, accordions for the others; 'accordions' makes all of them accordions. */
  readonly layout?: 'tabs' | 'accordions';
}

/** All inputs of an item, by category and group. Reads and edits through the open session. */
export function PropertiesForm({ itemId, schema, layout = 'tabs' }: PropertiesFormProps) {
  const { extensions } = useInputsSurroundings();
  const categories = buildInputs(schema, { extensions });
  const tabs = layout === 'tabs' ? categories.filter((category) => category.isTab) : [];
  const others = categories.filter((category) => !tabs.includes(category));
  const shared = { itemId, siblings: schema.properties };
  if (tabs.length === 0) return <Accordions {...shared} categories={others} />;

  return (
    <Tabs key={itemId} defaultValue={tabs[0]?.id ?? null} keepMounted={false}>
      <Tabs.List aria-label={`${schema.title} properties`}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.id} value={tab.id}>
            {tab.title}
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
}

function Accordions({ categories, ...shared }: CategoriesProps & { readonly categories: readonly InputCategory[] }) {
  const open = categories.filter((category) => category.isOpenAtFirst).map((category) => `category-${category.id}`);
  return (
    <Accordion key={shared.itemId} multiple defaultValue={open} chevronPosition="left" keepMounted={false}>
      {categories.map((category) => (
        <Accordion.Item key={category.id} value={`category-${category.id}`}>
          <Accordion.Control>{category.title}</Accordion.Control>
          <Accordion.Panel>
            <CategoryInputs {...shared} category={category} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function CategoryInputs({ category, ...shared }: CategoriesProps & { readonly category: InputCategory }) {
  const { description } = category.category ?? {};
  return (
    <Stack gap="md">
      {description ? (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      ) : null}
      {category.groups.map((group) => (
        <div key={group.id}>
          {/* A group of one block has that block's own heading. */}
          {group.title && group.inputs.length > 1 ? (
            <Title order={4} size="sm" mb={4}>
              {group.title}
            </Title>
          ) : null}
          <InputGrid {...shared} path="" properties={group.inputs} />
        </div>
      ))}
    </Stack>
  );
}

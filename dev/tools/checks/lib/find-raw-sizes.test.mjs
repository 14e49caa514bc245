import { describe, expect, test } from 'vitest';
import { findRawSizes } from './find-raw-sizes.mjs';

const find = (text) => findRawSizes('some.tsx', text).map(({ line, name, value }) => `${line}: ${name} ${value}`);

describe('sizes that are not on the scale', () => {
  test.each([
    ['<Group mt={6} />', '1: mt 6'],
    ['<Group\n  mt={-6}\n/>', '2: mt 6'],
    ['<Stack gap={isWide ? 4 : 0} />', '1: gap 4'],
    ['<Skeleton height={84} radius={12} />', '1: radius 12'],
    ['<Text mb="4px" />', '1: mb 4px'],
    ["<Text mb={'4px'} />", '1: mb 4px'],
    ['<Text mb={`4px`} />', '1: mb 4px'],
    ["<Stack gap={isWide ? '4px' : 0} />", '1: gap 4px'],
    ['<Stack gap={{ base: 4 }} />', '1: gap 4'],
    ['<Stack gap={x ?? 4} />', '1: gap 4'],
    ['<Stack gap={(isWide && 4) || 0} />', '1: gap 4'],
    ['<Table verticalSpacing={4} />', '1: verticalSpacing 4'],
    ['<IconTrash size={15} />', '1: the icon 15'],
    ['<FileIcon size={isSmall ? 20 : 30} />', '1: the icon 30'],
    ['<SomeIcon size="15" />', '1: the icon 15'],
    ['const iconSize = small ? 15 : 16;', '1: the icon 15'],
    ['const icons = { size: 15 } satisfies X;', '1: the icon 15'],
    ['const iconPx = 15;', '1: the icon 15'],
    ["const iconProps = { size: 17, 'aria-hidden': true } as const;", '1: the icon 17'],
  ])('the raw size in %s is found', (text, fault) => expect(find(text)).toEqual([fault]));

  test.each([
    '<Group mt="2xs" gap="var(--cf-space-1)" />',
    '<Paper radius={0} p={0} />',
    '<Skeleton height={18} width="60%" />',
    '<Stack gap={columns.length > 3 ? "xs" : "md"} />',
    '<Stack gap={{ base: 0, md: "xs" }} />',
    '<Stack gap={count * 4} />',
    '<IconTrash size={16} />',
    '<IconTrash size="1em" />',
    '<IconMail size={56} />',
    '<IconButton size={26} />',
    '<Loader size={15} />',
    '<ActionIcon size={26} />',
    'const icons = { error: IconAlertCircle };',
    "const iconName = small ? 'a' : '';",
    "const iconOf = getIcon('15');",
    'const pageSize = 15;',
  ])('no raw size in %s is reported', (text) => expect(find(text)).toEqual([]));
});

import { Autocomplete, Text } from '@mantine/core';
import { catalogueCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../api/api-context.tsx';
import { useLanguage } from '../../../../words/language.ts';
import type { InputProps } from '../../define-input.ts';
import { formatFieldText, getPlaceholderProps } from '../format-field-text.ts';

/** The name of a wallet, offered from the services that exist; another name can be typed. */
export function WalletServiceInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const api = useApi();
  const cultureName = useLanguage(({ language }) => language).toUpperCase();
  // Without the list, which a failure leaves empty, the name is typed.
  const { data: services = [] } = useQuery({
    queryKey: [catalogueCalls.walletServices.path, cultureName],
    queryFn: () => api.call(catalogueCalls.walletServices, { query: { cultureName } }),
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Autocomplete
      {...control}
      {...getPlaceholderProps(property)}
      value={formatFieldText(value)}
      data={services.map(({ name }) => name)}
      disabled={!isEnabled}
      comboboxProps={{ portalProps: { target: '#main' } }}
      onChange={onChange}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.value}</Text>
          <Text size="xs" c="dimmed">
            {services.find(({ name }) => name === option.value)?.description}
          </Text>
        </div>
      )}
    />
  );
}

import { catalogueCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';

/** The templates for new projects. */
export function useTemplates(frontendApp: 'pro' | 'one' = 'pro') {
  const api = useApi();
  const catalogue = useCatalogueTexts();
  return useQuery({
    queryKey: ['templates', frontendApp],
    queryFn: () => api.call(catalogueCalls.templates, { query: { frontendApp } }),
    select: catalogue.templates,
  });
}

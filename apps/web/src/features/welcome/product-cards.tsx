import { Button } from '@mantine/core';
import { IconChartDots3, IconLayoutList, IconTopologyStar3 } from '@tabler/icons-react';
import { useInstallation } from '../../session/installation.ts';
import { useWords } from '../../words/define-words.ts';
import { useStartProduct } from './use-start-product.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';

/** The products that a new account can start with (P2.36), with the site that each opens. */
const products = [
  { name: 'one', site: 'one', icon: IconLayoutList },
  { name: 'pro', site: 'pro', icon: IconTopologyStar3 },
  { name: 'canvas', site: 'pro', icon: IconChartDots3 },
] as const;

/** One card per product. A button is hidden when the installation has no address for it. */
export function ProductCards() {
  const say = useWords(words);
  const misc = useInstallation((state) => state.misc);
  const start = useStartProduct();
  return (
    <section aria-label={say.products} className={classes.products}>
      {products.map(({ name, site, icon: Icon }) => {
        const title = say[`${name}Title`];
        const address = misc?.links[name] || misc?.sites[site];
        const guide = misc?.links[`${name}Guide`] || misc?.links.help;
        return (
          <article key={name} className={classes.product}>
            <Icon size={24} stroke={1.5} aria-hidden="true" className={classes.picture ?? ''} />
            <h2 className={classes.productTitle}>{title}</h2>
            <p className={classes.productText}>{say[`${name}Text`]}</p>
            <div className={classes.productActions}>
              {address && (
                <Button
                  component="a"
                  href={address}
                  size="compact-md"
                  variant="light"
                  aria-label={say.startProduct(title)}
                  onClick={(event) => start(event, address)}
                >
                  {say.start}
                </Button>
              )}
              {guide && (
                <Button
                  component="a"
                  href={guide}
                  size="compact-md"
                  variant="subtle"
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={say.learnMoreAbout(title)}
                >
                  {say.learnMore}
                </Button>
              )}
            </div>
          </article>
        );
      })}
    </section>
  );
}

import { lazy, useLayoutEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Part } from '../language/messages';
import { lazyPart } from '../language/lazy-part';
import { needTexts } from '../language/store';
import { setPageTitle } from '../lib/page-title';

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];
/** Among the titles of a part. */
export type TitleKey = Extract<Key, `${string}.titles.${string}`>;

/** A page or a layout in a chunk of its own. */
export interface LazyScreen {
  Screen: LazyExoticComponent<ComponentType>;
  /** The files that it is drawn from, each called as what it exports. */
  sources: readonly string[];
  /** What it and its dialogs show. */
  texts: readonly Part[];
}

/** A page by the name it exports, and the import of its file. */
type PageFile<Name extends string> = Record<Name, () => Promise<Record<NoInfer<Name>, ComponentType>>>;

/** The texts of the frame are there before any page. */
function textsFor(title: TitleKey, others: readonly Part[]): Part[] {
  const part = title.slice(0, title.indexOf('.')) as Part;
  return part === 'frame' ? [...others] : [part, ...others];
}

/**
 * A page that draws none of Mantine's components, in a chunk of its own, with the texts that it shows beside those of
 * its title's part. Its title is set before the page's own effects run, so that a page header may say it more exactly.
 */
export function plainPage<Name extends string>(title: TitleKey, others: Part[], file: PageFile<Name>): LazyScreen {
  const [[name, load]] = Object.entries(file) as [[Name, PageFile<Name>[Name]]];
  const texts = textsFor(title, others);
  const Screen = lazy(async () => {
    const [{ [name]: Page }] = await Promise.all([load(), needTexts(...texts)]);
    return { default: () => <Titled title={title} Page={Page} /> };
  });
  return { Screen, sources: [name], texts };
}

/** The same for a page of Mantine's components, which come along with it. */
export function lazyPage<Name extends string>(title: TitleKey, others: Part[], file: PageFile<Name>): LazyScreen {
  const [[name, load]] = Object.entries(file) as [[Name, PageFile<Name>[Name]]];
  const loadThemed = async (): Promise<Record<Name, ComponentType>> => {
    const [module, { ThemeProvider }] = await Promise.all([load(), import('../theme/ThemeProvider')]);
    const Page: ComponentType = module[name];
    const Themed = () => (
      <ThemeProvider>
        <Page />
      </ThemeProvider>
    );
    return { ...module, [name]: Themed };
  };
  const screen = plainPage(title, others, { [name]: loadThemed } as PageFile<Name>);
  return { ...screen, sources: [name, 'ThemeProvider'] };
}

/** A layout in a chunk of its own, by the name it exports. */
export function lazyLayout<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...texts: Part[]
): LazyScreen {
  return { Screen: lazyPart(load, name, ...texts), sources: [name], texts };
}

function Titled({ title, Page }: { title: TitleKey; Page: ComponentType }) {
  const { pathname } = useLocation();
  const text = useTranslations()(title);
  useLayoutEffect(() => setPageTitle(text), [text, pathname]);
  return <Page />;
}

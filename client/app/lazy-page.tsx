import { lazy, useLayoutEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Part } from '../language/messages';
import { needTexts } from '../language/store';
import { setPageTitle } from '../lib/page-title';

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];
/** Among the titles of a part. */
export type TitleKey = Extract<Key, `${string}.titles.${string}`>;

/**
 * A page in a chunk of its own, by the name it exports, with the texts that it and its dialogs show. Its title is set
 * before the page's own effects run, so that a page header may say it more exactly.
 */
export function lazyPage<Name extends string>(
  title: TitleKey,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...texts: Part[]
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [{ [name]: Page }] = await Promise.all([load(), needTexts(...texts)]);
    return { default: () => <Titled title={title} Page={Page} /> };
  });
}

function Titled({ title, Page }: { title: TitleKey; Page: ComponentType }) {
  const { pathname } = useLocation();
  const text = useTranslations()(title);
  useLayoutEffect(() => setPageTitle(text), [text, pathname]);
  return <Page />;
}

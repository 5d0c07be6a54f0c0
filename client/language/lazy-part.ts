import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Part } from './messages';
import { needTexts } from './store';

/** A component in a chunk of its own, by the name it exports, with the texts that it and its dialogs show. */
export function lazyPart<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...texts: Part[]
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), needTexts(...texts)]);
    return { default: module[name] };
  });
}

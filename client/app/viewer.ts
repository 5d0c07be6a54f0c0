import type { ViewerFieldsFragment, ViewerQuery } from '../graphql/generated';
import { postGraphql } from '../lib/post-graphql';
import viewerDocument from './Viewer.graphql?raw';

/** The signed-in person, as the guards and layouts need them. */
export type Viewer = ViewerFieldsFragment;
export type ViewerCompany = NonNullable<Viewer['company']>;

/**
 * Null for a signed-out visitor. Throws when the server cannot be asked. By plain fetch, because it travels before Apollo
 * Client is loaded.
 */
export async function fetchViewer(): Promise<Viewer | null> {
  return (await postGraphql<ViewerQuery>(viewerDocument)).viewer;
}

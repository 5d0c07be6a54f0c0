import type { ReactElement } from 'react';

/** What a component shows beside other things. A bare text there would stay as it was while a browser translates the page. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;

import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * A text that is made of pieces which change: each gets an element of its own, also inside the elements among them, so that
 * it stays true while a browser translates the page (scripts/lint/texts-in-elements.mjs).
 */
export function Sentence({ children }: { children: ReactNode }) {
  return Children.map(children, (piece) => {
    if (typeof piece === 'string' || typeof piece === 'number') return <span>{piece}</span>;
    if (isValidElement<{ children?: ReactNode }>(piece) && Array.isArray(piece.props.children))
      return cloneElement(piece, undefined, <Sentence>{piece.props.children}</Sentence>);
    return piece;
  });
}

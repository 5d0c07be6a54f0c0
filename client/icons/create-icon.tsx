import type { ComponentProps, ReactElement } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'stroke'> & {
  /** Width and height: 24 pixels unless told. */
  size?: number | string;
  /** Width of the lines, of 24; a filled icon has none. */
  stroke?: number | string;
};

export type Icon = (props: IconProps) => ReactElement;

/**
 * An icon of Tabler (https://tabler.io/icons, MIT: see LICENSE beside this). The paths of those that we draw are copied
 * here, each in a file of its own so that a page loads only its icons: the packages hold 5,000 more, and 90 MB.
 */
export function createIcon(kind: 'outline' | 'filled', ...paths: readonly string[]): Icon {
  return function TablerIcon({ size = 24, stroke = 2, ...rest }) {
    const drawn =
      kind === 'filled' ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke };
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...drawn}
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

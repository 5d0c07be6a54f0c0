import { useState, type ReactNode } from 'react';
import classes from './Avatar.module.css';

interface AvatarProps {
  url: string | null | undefined;
  /** In pixels. */
  size: number;
  /** Where there is no picture: initials, or a drawing. */
  children: ReactNode;
}

/** A picture of a person or a company. The name is always beside it, so it says nothing itself. */
export function Avatar({ url, size, children }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }} translate="no">
      {url && url !== broken ? (
        <img
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className={classes.picture}
          onError={() => setBroken(url)}
        />
      ) : (
        <span aria-hidden>{children}</span>
      )}
    </span>
  );
}

/** `SD` for Sari Dewi. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

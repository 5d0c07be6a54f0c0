import { stringifySetCookie } from 'cookie';
import type { ServerResponse } from 'node:http';

const HEADER = 'Set-Cookie';

export interface SentCookie {
  name: string;
  value: string;
  lifeMs: number;
  isSecure: boolean;
}

/** Puts a cookie on the answer, in place of one of the same name. No script reads it, and no other site's POST carries it. */
export function setCookie(response: ServerResponse, { name, value, lifeMs, isSecure }: SentCookie): void {
  const cookie = stringifySetCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: Math.floor(lifeMs / 1000),
  });
  const others = [response.getHeader(HEADER) ?? []].flat().map(String);
  response.setHeader(HEADER, [...others.filter((other) => !other.startsWith(`${name}=`)), cookie]);
}

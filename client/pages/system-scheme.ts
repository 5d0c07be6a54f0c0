import type { Plugin, Rule } from 'postcss';

const SCHEME = /\[data-mantine-color-scheme=["']?(light|dark)["']?\]/g;

/**
 * Without a script nothing says on the page which scheme a person chose: the system's decides, as it does in the portal
 * for people who chose none. What the theme says for a scheme goes into its media query.
 */
export function systemScheme(): Plugin {
  return {
    postcssPlugin: 'system-scheme',
    OnceExit(root, { AtRule }) {
      root.walkRules((rule: Rule) => {
        const schemes = new Set([...rule.selector.matchAll(SCHEME)].map(([, scheme]) => scheme));
        const [scheme] = schemes;
        if (scheme === undefined || schemes.size > 1) return;
        // As heavy as before.
        const own = rule.clone({ selector: rule.selector.replace(SCHEME, '[data-mantine-color-scheme]') });
        rule.replaceWith(new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})`, nodes: [own] }));
      });
    },
  };
}

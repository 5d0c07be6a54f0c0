import { StartUpError } from '../start-up-error';

export interface Step {
  kind: 'COPY' | 'RUN' | 'WORKDIR' | 'ENV';
  /** What follows the instruction. */
  text: string;
  line: number;
}

export interface Stage {
  name: string;
  /** An earlier stage, or an image, which a check without Docker takes for this machine. */
  from: string;
  steps: Step[];
  /** Folders that outlive a container. */
  volumes: string[];
  /** Words of the command, and the account it runs under; of the image's default when not said. */
  command?: string[];
  user?: string;
}

const STEPS: ReadonlySet<string> = new Set<Step['kind']>(['COPY', 'RUN', 'WORKDIR', 'ENV']);
/** Instructions for the running container, not for the build. */
const SETTINGS: ReadonlySet<string> = new Set(['EXPOSE', 'HEALTHCHECK', 'LABEL', 'STOPSIGNAL']);

/** The stages of a Dockerfile. Throws StartUpError for an instruction that it does not know, so that none is skipped. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const { line, words } of instructionsOf(text)) {
    const [, kind = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(words) ?? [];
    const stage = stages.at(-1);
    if (kind === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)\s+AS\s+(\S+)$/.exec(rest) ?? [];
      if (!name) throw new StartUpError(`Dockerfile, line ${line}: every stage needs a name (FROM … AS …).`);
      stages.push({ name, from, steps: [], volumes: [] });
    } else if (!stage) throw new StartUpError(`Dockerfile, line ${line}: ${kind} before FROM.`);
    else if (STEPS.has(kind)) stage.steps.push({ kind: kind as Step['kind'], text: rest, line });
    else if (kind === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (kind === 'VOLUME') stage.volumes.push(...(JSON.parse(rest) as string[]));
    else if (kind === 'USER') stage.user = rest;
    else if (!SETTINGS.has(kind))
      throw new StartUpError(`Dockerfile, line ${line}: ${kind || words} is not understood.`);
  }
  return stages;
}

/** Without comments, and with continued lines joined. */
function instructionsOf(text: string): { line: number; words: string }[] {
  const found: { line: number; words: string }[] = [];
  let begun: { line: number; words: string } | null = null;
  text.split('\n').forEach((raw, index) => {
    if (raw.trim() === '' || raw.startsWith('#')) return;
    const words = raw.trim();
    begun ??= { line: index + 1, words: '' };
    begun.words += words.replace(/\\$/, ' ');
    if (words.endsWith('\\')) return;
    found.push(begun);
    begun = null;
  });
  return found;
}

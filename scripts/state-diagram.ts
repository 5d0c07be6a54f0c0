import { TRANSITIONS } from '../domain/application-state';

/** The picture of an application's life in docs/architecture.md, as Mermaid draws it; made from the table. */
export function stateDiagram(): string {
  const lines = Object.entries(TRANSITIONS).flatMap(([action, { from, to }]) =>
    from.map((state) => `  ${state === 'NONE' ? '[*]' : state} --> ${to}: ${action}`),
  );
  return ['stateDiagram-v2', ...lines].join('\n');
}

import { apiBase, type Endpoint } from '@portal/contract';
import { type UseCase } from './call/use-case';
import { type Answer } from './wire/answer';
import { type Route } from './wire/router';

/** Where a route leads: a row of the table of endpoints, or a page that the service makes itself. */
export type Target =
  | { kind: 'call'; name: string; row: Endpoint; useCase: UseCase | undefined }
  | { kind: 'page'; answer: () => Answer | Promise<Answer> };

/** One route for each row, with what the service does for it. */
export const endpointRoutes = ({
  rows,
  useCases,
}: {
  rows: Record<string, Endpoint>;
  useCases: object;
}): Route<Target>[] =>
  Object.entries(rows).map(([name, row]) => ({
    method: row.method,
    template: `${apiBase}${row.path}`,
    target: { kind: 'call', name, row, useCase: (useCases as Record<string, UseCase | undefined>)[name] },
  }));

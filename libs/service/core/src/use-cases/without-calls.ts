import { type Endpoint, endpoints } from '@portal/contract';
import { type UseCases } from './use-cases';

export interface Table {
  rows: Record<string, Endpoint>;
  useCases: UseCases;
}

const specified = Object.values<Endpoint>(endpoints).filter(({ isAddition }) => !isAddition);

/** A table without some of its calls: they are not found, and what the backend says of itself leaves them out. */
export function withoutCalls({ rows, useCases }: Table, names: ReadonlySet<string>): Table {
  const left = Object.fromEntries(Object.entries(rows).filter(([name]) => !names.has(name)));
  const there = new Set(Object.values(left).map(({ route }) => route));
  const calls = Object.values(left).flatMap(({ isAddition, route }) => (isAddition ? [route] : []));
  const without = specified.map(({ route }) => route).filter((route) => !there.has(route));
  return { rows: left, useCases: { ...useCases, capabilities: { for: 'everybody-alike', data: { calls, without } } } };
}

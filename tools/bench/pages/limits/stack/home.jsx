import { useQuery } from '@tanstack/react-query';
import { api } from './api.js';

export function Component() {
  const { data } = useQuery({ queryKey: ['policies'], queryFn: () => api.get('policies').json() });
  return <main className="flex-1 p-4">{JSON.stringify(data)}</main>;
}

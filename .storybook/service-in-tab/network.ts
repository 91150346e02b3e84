import { type Faults, faults, type FaultName } from './faults';

/** The way from a page to the service in its tab. A story can break and mend it. */
export interface Network {
  fetch: typeof fetch;
  break(fault: FaultName | null): void;
  mend(): void;
  /** How many calls but reads were sent. */
  writesSent(): number;
  /** Nothing passes any more: the story is over. */
  close(): void;
}

export function createNetwork(service: (request: Request) => Promise<Response>): Network {
  let fault: ReturnType<Faults[FaultName]> | null = null;
  let isOpen = true;
  let writes = 0;
  const breakBy = (name: FaultName | null) => {
    fault = name === null ? null : faults[name]();
  };
  return {
    fetch: async (input, init) => {
      if (!isOpen) throw new TypeError('The story is over');
      const request = new Request(input, init);
      if (request.method !== 'GET') writes += 1;
      return fault ? fault(request, () => service(request)) : service(request);
    },
    break: breakBy,
    mend: () => breakBy(null),
    writesSent: () => writes,
    close: () => {
      isOpen = false;
    },
  };
}

import { type FaultName, type Faults, faults, holdingUp } from './faults';

/** The way from a page to the service in its tab. A story can break and mend it. */
export interface Network {
  fetch: typeof fetch;
  break(fault: FaultName | null): void;
  mend(): void;
  /** How many calls but reads were sent. */
  writesSent(): number;
  /** Whether a call has no answer yet. */
  isAsked(): boolean;
  /** Whether answers are made to wait (`holdingUp`). */
  isHeldUp(): boolean;
  /** Nothing passes any more: the story is over. */
  close(): void;
}

export function createNetwork(service: (request: Request) => Promise<Response>): Network {
  let fault: { name: FaultName; meet: ReturnType<Faults[FaultName]> } | null = null;
  let isOpen = true;
  let writes = 0;
  let unanswered = 0;
  const breakBy = (name: FaultName | null) => {
    fault = name === null ? null : { name, meet: faults[name]() };
  };
  return {
    fetch: async (input, init) => {
      if (!isOpen) throw new TypeError('The story is over');
      const request = new Request(input, init);
      if (request.method !== 'GET') writes += 1;
      unanswered += 1;
      try {
        return await (fault ? fault.meet(request, () => service(request)) : service(request));
      } finally {
        unanswered -= 1;
      }
    },
    break: breakBy,
    mend: () => breakBy(null),
    writesSent: () => writes,
    isAsked: () => unanswered > 0,
    isHeldUp: () => fault !== null && holdingUp.includes(fault.name),
    close: () => {
      isOpen = false;
    },
  };
}

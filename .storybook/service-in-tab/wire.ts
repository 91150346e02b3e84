/** A request or an answer on its way between the page and its worker, which pass on plain values only. */
export interface Sent {
  url: string;
  method: string;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export const sentRequest = async (request: Request): Promise<Sent> => ({
  url: request.url,
  method: request.method,
  status: 0,
  headers: [...request.headers],
  body: request.body ? await request.arrayBuffer() : null,
});

export const sentAnswer = async (answer: Response): Promise<Sent> => ({
  url: '',
  method: '',
  status: answer.status,
  headers: [...answer.headers],
  body: answer.body ? await answer.arrayBuffer() : null,
});

export const requestOf = ({ url, method, headers, body }: Sent) => new Request(url, { method, headers, body });
export const answerOf = ({ status, headers, body }: Sent) => new Response(body, { status, headers });

import { endpoint, signedIn } from '@portal/contract';
import * as v from 'valibot';

/** Rows of a small contract, one of each shape. */
const callers = signedIn;
const done = v.object({ done: v.string() });
export const rows = {
  thing: endpoint('GET /thing/{id}', { summary: 'Reads', callers, reply: v.object({ id: v.string() }) }),
  things: endpoint('GET /things', {
    summary: 'Lists',
    callers,
    query: v.object({ pageNumber: v.optional(v.number()), name: v.optional(v.string()) }),
    reply: v.array(v.string()),
  }),
  add: endpoint('POST /add-thing/{id}', {
    summary: 'Adds',
    callers,
    body: v.object({ name: v.string() }),
    reply: done,
  }),
  update: endpoint('PUT /update-thing/{id}', {
    summary: 'Updates',
    callers,
    body: v.object({ name: v.string() }),
    reply: done,
  }),
  send: endpoint('POST /documents/{id}', {
    summary: 'Send a document',
    callers: signedIn,
    body: v.object({ name: v.string() }),
    reply: v.object({ id: v.string() }),
    takesFiles: true,
  }),
  remove: endpoint('DELETE /delete-thing/{id}', {
    summary: 'Deletes',
    callers,
    body: v.object({ Reason: v.string() }),
    reply: done,
  }),
  poke: endpoint('POST /poke', { summary: 'No body', callers, reply: done }),
};

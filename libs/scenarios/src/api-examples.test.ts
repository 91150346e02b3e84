import { resolve } from 'node:path';
import { type Endpoint, type EndpointName, endpoints } from '@portal/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { referenceDate } from './scenario';
import { scenarios } from './scenarios';
import { demoSeed } from './demo-seed';
import { exampleCalls } from './testing/examples/example-calls';
import { exampleService } from './testing/examples/example-service';
import { shorten } from './testing/examples/shorten';

const recorded = resolve(import.meta.dirname, '../../contract/src/openapi/examples.json');

/** The examples of the API document: each call made of the scenarios, one after the other. Run with -u after an answer has changed. */
it('the examples of the API document are what the service answers', { timeout: 300_000 }, async () => {
  const seed = { ...scenarios['busy-queue'](referenceDate).seed, ...demoSeed(referenceDate) };
  const service = await exampleService(seed, referenceDate);
  const examples: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const name of Object.keys(exampleCalls) as EndpointName[]) {
    const row: Endpoint = endpoints[name];
    const call = await exampleCalls[name](service);
    const answered = await service.make(name, call);
    if (answered.status !== 200) {
      failed.push(`${name}: ${JSON.stringify(answered.body)}`);
      continue;
    }
    const data = shorten(answered.body.data);
    expect(v.safeParse(row.reply, data).issues, name).toBeUndefined();
    const { params, query, body } = call;
    const refused = body && row.signature === null ? (await service.make(name, { ...call, body: {} })).body : undefined;
    examples[name] = {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: shorten(body) }),
      data,
      ...(refused && isRefusalOfFields(refused) && { refused: shorten(refused) }),
    };
  }
  await service.close();
  expect(failed).toEqual([]);
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(recorded);
});

const isRefusalOfFields = (body: object) => 'code' in body && body.code === 'VALIDATION_ERROR';

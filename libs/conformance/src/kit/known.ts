import { callsOfAreas, type Endpoint, type EndpointName, endpoints, newRecord } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type Backend } from '../backend/backend';
import { at, type Exchange, idAt, listAt, textAt } from '../backend/exchange';

/** What may stand in a path of the contract between braces. Null: the policy has no such thing. */
type PathName =
  | 'policyNumber'
  | 'policyId'
  | 'idNumber'
  | 'productId'
  | 'code'
  | 'documentId'
  | 'paymentId'
  | 'uploadId'
  | 'form'
  | 'recordId'
  | 'part'
  | 'id';

/** What reading the policy told about it. */
export interface Known {
  /** Answers by call, so that none is read twice. */
  answers: ReadonlyMap<EndpointName, Exchange>;
  params: Readonly<Record<PathName, string | null>>;
  /** Calls that the backend says it does not have (docs/api/additions.md): the portal does without them. */
  lacking: ReadonlySet<EndpointName>;
  /** The day at the backend; null where it does not say. */
  date: PlainDate | null;
}

/** Reads what the other checks need to know: ids for paths, and the backend's day. */
export async function learn(backend: Backend, token: string, policyNumber: string): Promise<Known> {
  const answers = new Map<EndpointName, Exchange>();
  const read = async (name: EndpointName) => {
    const answer = await backend.call(name, { token, params: { policyNumber } });
    answers.set(name, answer);
    return at(answer.json, 'data');
  };
  const lacking = lackingOf(await askCapabilities(backend, token, answers));
  const me = await read('whoAmI');
  const reply = await read('policy');
  const products = await read('products');
  const paid = await read('paidStatus');
  const documents = await read('documents');
  const certificate = await read('currentCertificate');
  const plan = at(reply, 'policy', 'Product');
  const isOther = (product: unknown) =>
    at(product, 'id') !== at(plan, 'id') && at(product, 'category') === at(plan, 'category');
  return {
    answers,
    lacking,
    date: textAt(reply, 'date'),
    params: {
      policyNumber,
      policyId: idAt(reply, 'policy', 'id'),
      idNumber: idAt(me, 'idNumber'),
      productId: idAt(listAt(products).find(isOther), 'id'),
      code: idAt(certificate, 'certificate', 'code'),
      documentId: idAt(
        listAt(documents, 'documents').find((one) => at(one, 'source') === 'CUSTOMER'),
        'id',
      ),
      paymentId: idAt(
        listAt(paid, 'PaymentHistory').find((one) => at(one, 'Payment_Status') === 'SUCCESSFUL'),
        'id',
      ),
      uploadId: null,
      form: 'UPDATE_CHILD',
      recordId: newRecord,
      part: '0',
      id: null,
    },
  };
}

async function askCapabilities(backend: Backend, token: string, answers: Map<EndpointName, Exchange>) {
  const answer = await backend.call('capabilities', { token });
  answers.set('capabilities', answer);
  return answer;
}

/** Additions whose paths the specification leaves open: nobody signs in without them. */
const always: readonly string[] = ['login', 'policies'];
const additions = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, row]) => row.isAddition && !always.includes(name),
);

/** Calls of the specification that an insurer may do without; of the others a backend has to have each. */
const optional = Object.values(callsOfAreas)
  .flat()
  .filter((name) => !(endpoints[name] as Endpoint).isAddition);

/**
 * The list names which additions are there; without a list there is none of them. What it says that it does without is not there either.
 * Another answer says nothing.
 */
function lackingOf({ status, json }: Exchange): Set<EndpointName> {
  const calls = at(json, 'data', 'calls');
  if (status !== 404 && !Array.isArray(calls)) return new Set();
  const there = new Set(status === 404 ? [] : listAt(calls));
  const without = new Set(listAt(at(json, 'data', 'without')));
  return new Set([
    ...additions.filter(([, { route }]) => !there.has(route)).map(([name]) => name),
    ...optional.filter((name) => without.has((endpoints[name] as Endpoint).route)),
  ]);
}

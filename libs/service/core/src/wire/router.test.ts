import { expect, it } from 'vitest';
import { createRouter } from './router';

const find = createRouter([
  { method: 'GET', template: '/api/v1/policies', target: 'list' },
  { method: 'GET', template: '/api/v1/policies/{policyId}', target: 'by id' },
  { method: 'GET', template: '/api/v1/policies/id-number/{idNumber}', target: 'by id number' },
  { method: 'GET', template: '/api/v1/policies/{policyNumber}/document', target: 'document' },
  { method: 'PUT', template: '/api/v1/approval-actions/{policyNumber}/{id}', target: 'decide' },
  { method: 'GET', template: '/api/v1/approval-actions/pending/{policyNumber}', target: 'pending' },
  { method: 'POST', template: '/api/v1/thing', target: 'make' },
  { method: 'PUT', template: '/api/v1/thing', target: 'change' },
]);
const at = (path: string) => `http://service${path}`;

it.each([
  { method: 'GET', path: '/api/v1/policies', target: 'list', params: {} },
  { method: 'GET', path: '/api/v1/policies?x=/a/b', target: 'list', params: {} },
  { method: 'GET', path: '/api/v1/policies#part', target: 'list', params: {} },
  { method: 'GET', path: '/api/v1/policies/abc-1', target: 'by id', params: { policyId: 'abc-1' } },
  { method: 'GET', path: '/api/v1/policies/id-number/12', target: 'by id number', params: { idNumber: '12' } },
  { method: 'GET', path: '/api/v1/policies/12/document', target: 'document', params: { policyNumber: '12' } },
  { method: 'GET', path: '/api/v1/approval-actions/pending/7', target: 'pending', params: { policyNumber: '7' } },
  { method: 'PUT', path: '/api/v1/approval-actions/7/a1', target: 'decide', params: { policyNumber: '7', id: 'a1' } },
])('$method $path goes to "$target"', ({ method, path, target, params }) => {
  expect(find(method, at(path))).toMatchObject({ target, params });
});

it.each([
  { path: '/', why: 'the root' },
  { path: '/api/v1/policies/', why: 'a trailing slash' },
  { path: '/api//v1/policies', why: 'a double slash' },
  { path: '/API/v1/policies', why: 'another case' },
  { path: '/api/v1/Policies/abc', why: 'another case in the last word' },
  { path: '/api/v1/%70olicies', why: 'an encoded letter' },
  { path: '/api/v1/policies/%2e%2e', why: 'encoded dots' },
  { path: '/api/v1/policies/a%252fb', why: 'double encoding' },
  { path: '/api/v1/policies/a;b', why: 'path parameters' },
  { path: `/api/v1/policies/${'x'.repeat(200)}`, why: 'a very long part' },
  { path: '/api/v1/policies/é', why: 'a letter with an accent' },
  { path: '/api/v1/*', why: 'an asterisk' },
  { path: '/api/v1/policies/:policyId/document/x', why: 'the words of a template' },
])('$why is another path: 404', ({ path }) => {
  expect(() => find('GET', at(path))).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ status: 404 }) }),
  );
});

it.each([
  { method: 'GET', path: '/api/v1/thing', allow: 'POST, PUT' },
  { method: 'HEAD', path: '/api/v1/policies', allow: 'GET' },
  { method: 'get', path: '/api/v1/policies', allow: 'GET' },
  { method: 'PATCH', path: '/api/v1/approval-actions/pending/7', allow: 'GET, PUT' },
])('$method is refused where only $allow is known: 405', ({ method, path, allow }) => {
  const failure = expect.objectContaining({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  expect(() => find(method, at(path))).toThrow(expect.objectContaining({ failure, headers: { allow } }));
});

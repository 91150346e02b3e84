// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNetwork } from '../service-in-tab/network';
import { settled } from './settled';

/** A service whose answers come when the test lets them. */
function heldService() {
  const letGo: (() => void)[] = [];
  const service = () => new Promise<Response>((resolve) => letGo.push(() => resolve(new Response())));
  return { service, answer: () => letGo.forEach((answer) => answer()) };
}

describe('a screen that was drawn', () => {
  beforeEach(() => {
    // jsdom lays nothing out.
    Element.prototype.checkVisibility = function visible() {
      return this.closest('[hidden]') === null;
    };
  });
  afterEach(() => document.body.replaceChildren());

  it('is waited for until the service has answered what it asked', async () => {
    const { service, answer } = heldService();
    const network = createNetwork(service);
    const asked = network.fetch('https://service.invalid/policy');
    let isSettled = false;
    const waiting = settled(network, document).then(() => (isSettled = true));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(isSettled).toBe(false);
    answer();
    await asked;
    await waiting;
  });

  it('is waited for until no shape of what is to come stands on it', async () => {
    document.body.innerHTML = '<span class="skeleton"></span>';
    const waiting = settled(createNetwork(heldService().service), document);
    document.body.innerHTML = '<p>Paid up to 30 November 2026</p>';
    await waiting;
  });

  it('is not waited for where its answers are held up, or what is to come is hidden', async () => {
    const network = createNetwork(heldService().service);
    document.body.innerHTML = '<div hidden><span class="skeleton"></span></div><button aria-busy="true"></button>';
    await settled(network, document);
    document.body.innerHTML = '<span class="skeleton"></span>';
    network.break('waiting');
    await settled(network, document);
  });
});

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedEvent {
  id: string;
  type: string;
  subject: string;
  source: string;
  time: string;
  data: Record<string, unknown>;
}
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: ReceivedEvent;
}
type Answer = (response: ServerResponse, received: Received) => void;

const taken: Answer = (response) => void response.writeHead(204).end();

/** An endpoint of webhooks on this machine, which answers as a test wants. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = taken;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { headers: request.headers, body, event: JSON.parse(body) as ReceivedEvent };
      received.push(one);
      answer(response, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** The events since the last call. */
    take: () => received.splice(0),
    answerWith(next: Answer = taken) {
      answer = next;
    },
    answerStatus(status: number, headers: Record<string, string> = {}) {
      answer = (response) => void response.writeHead(status, headers).end('No, thank you');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

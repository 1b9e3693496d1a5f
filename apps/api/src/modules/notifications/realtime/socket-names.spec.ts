import { RealtimeGateway } from './realtime.gateway.js';
import { RoomsGateway } from './rooms.gateway.js';
import { TypingGateway } from './typing.gateway.js';

const isHeard = (method: unknown): method is object =>
  typeof method === 'function' && Reflect.hasMetadata('websockets:message_mapping', method);

it('RT-02 the gateways hear what the specification names, and nothing else', () => {
  const heard = [RealtimeGateway, RoomsGateway, TypingGateway].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .map((name): unknown => Reflect.get(prototype, name))
      .filter(isHeard)
      .map((method) => String(Reflect.getMetadata('message', method))),
  );

  expect(heard.sort()).toEqual([
    'authenticate',
    'join_project',
    'leave_project',
    'typing_start',
    'typing_stop',
    'user_status',
  ]);
});

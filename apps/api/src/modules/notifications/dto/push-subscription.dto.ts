import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { ApiProperty } from '@nestjs/swagger';
import { PUSH_LIMITS } from '@cw/domain';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Rule } from '../../../common/validation/rules.js';

const BASE64URL = '^[A-Za-z0-9_-]+$';

/** https at the usual port of a host that has a name; whether that name leads into the open net is seen when it is sent to. */
function isEndpoint(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password } = new URL(value);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && isNamed && port === '' && username === '' && password === '';
}

function isPoint(value: unknown): boolean {
  if (typeof value !== 'string' || !new RegExp(BASE64URL).test(value)) return false;
  try {
    ECDH.convertKey(value, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** What the browser's `PushSubscription` says. */
export class PushSubscriptionBody {
  @ApiProperty({
    maxLength: PUSH_LIMITS.endpointMax,
    example: 'https://push.example/send/EXAMPLE',
    description: 'Where the browser is reached; whoever knows it can write there, so it is shown to nobody else.',
  })
  @IsString()
  @MaxLength(PUSH_LIMITS.endpointMax)
  @Rule('isPushEndpoint', 'invalid', isEndpoint)
  endpoint: string;

  @ApiProperty({
    minLength: PUSH_LIMITS.p256dhLength,
    maxLength: PUSH_LIMITS.p256dhLength,
    pattern: BASE64URL,
    example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    description: "The browser's public key (RFC 8291).",
  })
  @IsString()
  @MinLength(PUSH_LIMITS.p256dhLength)
  @MaxLength(PUSH_LIMITS.p256dhLength)
  @Rule('isPoint', 'invalid', isPoint)
  p256dh: string;

  @ApiProperty({
    minLength: PUSH_LIMITS.authLength,
    maxLength: PUSH_LIMITS.authLength,
    pattern: BASE64URL,
    example: 'BTBZMqHH6r4Tts7J_aSIgg',
    description: "The browser's secret (RFC 8291).",
  })
  @IsString()
  @MinLength(PUSH_LIMITS.authLength)
  @MaxLength(PUSH_LIMITS.authLength)
  @Rule('isBase64Url', 'invalid', (value) => typeof value === 'string' && new RegExp(BASE64URL).test(value))
  auth: string;
}

export class PushStateResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: PUSH_LIMITS.p256dhLength,
    description: 'To subscribe with; null when this server pushes nothing.',
  })
  publicKey: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: PUSH_LIMITS.endpointMax,
    description: 'Where this browser is reached; null when it is not.',
  })
  endpoint: string | null;

  @ApiProperty({ description: 'What was sent there last did not arrive.' })
  isFailing: boolean;
}

import type { ProjectDetail } from '@cw/api-client';
import { Coming } from '@cw/ui';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import { adviceOf, payMethodOf, type PayMethod } from './pay-method.js';
import { PayWaysList, SlowChoice } from './pay-ways.js';

export interface MethodElementProps {
  readonly project: ProjectDetail;
  readonly onMethod: (method: PayMethod) => void;
  /** Something else was typed or chosen. */
  readonly onChange: () => void;
}

/** The provider's form for a card or a bank account, with the day by which the money of each is there. */
export function MethodElement({ project, onMethod, onChange }: MethodElementProps): ReactElement {
  // What the page reads again meanwhile takes away nothing that was chosen or typed here.
  const [advice] = useState(() => adviceOf(project));
  const [method, setMethod] = useState<PayMethod>(advice.ways[0].method);
  const options = useMemo(() => ({ paymentMethodOrder: advice.ways.map((way) => way.method) }), [advice]);
  const tell = useEffectEvent(onMethod);
  const [isReady, setReady] = useState(false);
  // It says nothing itself until somebody types.
  useEffect(() => {
    tell(method);
  }, [method]);
  return (
    <>
      <PayWaysList project={project} advice={advice} />
      <PaymentElement
        options={options}
        onReady={() => setReady(true)}
        onChange={({ value }) => {
          onChange();
          setMethod(payMethodOf(value.type));
        }}
      />
      {isReady ? null : <Coming />}
      <SlowChoice project={project} advice={advice} method={method} />
    </>
  );
}

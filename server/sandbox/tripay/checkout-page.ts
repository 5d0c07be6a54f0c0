import { formatRupiah } from '../../../domain/money';
import type { InvoiceStatus } from '../../../domain/payments';
import { escapeHtml } from '../../modules/mail';
import type { StandInPayment } from './stand-in-payment';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f2f6f6;color:#142222}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #d5dede;border-radius:12px}
h1{font-size:1.25rem;margin:0 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.amount{font-size:1.5rem;font-weight:700}img{display:block;margin:1rem auto;width:240px;height:240px}.note{color:#4a5c5c;font-size:.9rem}
.actions{display:flex;gap:.5rem;flex-wrap:wrap}form{flex:1}button,.back{box-sizing:border-box;width:100%;min-height:44px;font:inherit;font-weight:600;border-radius:8px;border:1px solid #0b6e6e;background:#fff;color:#0b6e6e;cursor:pointer}
button.pay,.back.main{background:#0b6e6e;color:#fff}.back{display:flex;align-items:center;justify-content:center;margin-top:1rem;text-decoration:none}
.status{padding:.75rem 1rem;border-radius:8px;background:#e6f0f0;font-weight:600}:focus-visible{outline:3px solid #e8912d;outline-offset:2px}`;

interface Button {
  /** The end of the form's address, and its class. */
  action: 'pay' | 'expire' | 'fail' | 'refund';
  label: string;
  to: InvoiceStatus;
}

/** What the page says in each state, and what its buttons do. */
export const STATES: Record<InvoiceStatus, { text: string; buttons: readonly Button[] }> = {
  UNPAID: {
    text: 'Waiting for payment',
    buttons: [
      { action: 'pay', label: 'Pay', to: 'PAID' },
      { action: 'expire', label: 'Expire', to: 'EXPIRED' },
      { action: 'fail', label: 'Fail', to: 'FAILED' },
    ],
  },
  PAID: { text: 'Payment received', buttons: [{ action: 'refund', label: 'Refund', to: 'REFUND' }] },
  EXPIRED: {
    text: 'This payment has expired',
    buttons: [{ action: 'pay', label: 'Pay after all', to: 'PAID' }],
  },
  FAILED: { text: 'This payment has failed', buttons: [] },
  REFUND: { text: 'This payment was refunded', buttons: [] },
};

/** The page where a buyer pays. Relative URLs, plain forms and one script file work under any content policy. */
export function checkoutPage(payment: StandInPayment): string {
  const { reference, request, status } = payment;
  const { text, buttons } = STATES[status];
  const forms = buttons
    .map(
      ({ action, label }) =>
        `<form method="post" action="${reference}/${action}"><button class="${action}">${label}</button></form>`,
    )
    .join('');
  return page(
    text,
    `<h1>Pay with QRIS</h1><p class="status" role="status">${text}</p>
<dl><dt>Merchant</dt><dd>TemuKerja</dd><dt>For</dt><dd>${escapeHtml(request.order_items.map(({ name }) => name).join(', '))}</dd>
<dt>Customer</dt><dd>${escapeHtml(request.customer_name)}</dd><dt>Reference</dt><dd>${escapeHtml(reference)}</dd>
<dt>Amount</dt><dd class="amount">${formatRupiah(request.amount)}</dd></dl>
${status === 'UNPAID' ? openPart(payment) : ''}<div class="actions">${forms}</div>
${backLink(payment)}<p class="note">A local stand-in for the payment provider. No money moves.</p>`,
  );
}

export function noSuchPaymentPage(): string {
  return page(
    'Payment not found',
    '<h1>Payment not found</h1><p>This server does not know the payment. It keeps them in memory until it stops.</p>',
  );
}

function openPart({ reference, request }: StandInPayment): string {
  const until = new Date(request.expired_time * 1000).toISOString();
  return `<img src="../qr/${reference}.svg" alt="QR code to scan" width="240" height="240">
<p>Time left: <strong id="countdown" role="timer" data-until="${until}">until ${until.slice(11, 19)} UTC</strong></p>`;
}

/** The return URL with the parameters that Tripay adds; the app does not trust them. */
function backLink({ reference, request, status }: StandInPayment): string {
  const url = new URL(request.return_url);
  url.searchParams.set('tripay_reference', reference);
  url.searchParams.set('tripay_merchant_ref', request.merchant_ref);
  const label = status === 'UNPAID' ? 'Cancel and go back' : 'Back to TemuKerja';
  return `<a class="back${status === 'UNPAID' ? '' : ' main'}" href="${escapeHtml(url.href)}">${label}</a>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Payment stand-in</title><style>${STYLE}</style><script src="../countdown.js" defer></script></head><body><main>${body}</main></body></html>`;
}

/** Counts down and reloads the page at the end; without it the page still shows the end. */
export const COUNTDOWN_SCRIPT = `(() => {
  const shown = document.getElementById('countdown');
  if (!shown) return;
  const until = Date.parse(shown.dataset.until);
  const draw = () => {
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    shown.textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
    if (seconds === 0) { clearInterval(timer); setTimeout(() => location.reload(), 1000); }
  };
  const timer = setInterval(draw, 1000);
  draw();
})();
`;

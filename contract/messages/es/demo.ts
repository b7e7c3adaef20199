import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Cerca de %{place}',
  outbox: {
    title: 'Bandeja de salida',
    standIn: 'Sustituye a un servidor de correo',
    about:
      'Nada de esta página se ha enviado a nadie. Defina SMTP_URL y estos correos saldrán hacia sus destinatarios.',
    empty: 'Todavía no hay correos',
    emptyHint: 'Reserve un viaje: su confirmación aparece aquí en unos segundos.',
    choose: 'Elija un correo para leerlo.',
    to: 'Para',
    from: 'De',
    replyTo: 'Respuestas a',
    at: 'Guardado',
    asText: 'Como texto sin formato',
    asHtml: 'Como HTML',
    gone: 'Este correo ya no existe.',
    back: 'Todos los correos',
    backToConsole: 'Volver a la consola',
  },
};

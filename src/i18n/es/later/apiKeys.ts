import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Nuevo secreto',
  title: 'Nuevo secreto: %{row}',
  text: 'Mientras valen ambos secretos, los sistemas que usan la clave se pueden cambiar uno tras otro.',
  former: 'El secreto actual vale',
  former0: 'ya no',
  former60: 'una hora más',
  former1440: 'un día más',
  former10080: 'una semana más',
  submit: 'Crear nuevo secreto',
  failed: 'No se creó ningún secreto. Inténtelo de nuevo.',
  shownTitle: 'Secreto de %{row}',
  shownText:
    'Cópielo ahora y guárdelo en un lugar seguro. Solo se muestra esta vez. Si se pierde, cree uno nuevo.',
  secret: 'Secreto',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Seleccione el secreto y cópielo.',
  formerUntil: 'El secreto anterior vale hasta %{when}.',
  done: 'Listo',
  making: 'Se está creando el secreto',
};

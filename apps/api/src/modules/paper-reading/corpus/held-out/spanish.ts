/** key | category | kind | place | cost from-to | whole | what is wrong, for a cell */
export const HELD_OUT_SPANISH = `
cumbrera | roof | repair | Cumbrera | 400-400 | El viento se llevó la cumbrera en unos dos metros; un techador debe colocar piezas nuevas. | Cumbrera arrancada por el viento
lamina-porche | roof | repair | Porche trasero | 1500-1500 | La lámina asfáltica del porche está ampollada y abierta. Hay que recubrir el porche con material nuevo. | Lámina del porche ampollada y abierta
certificado-techo | roof | inspection | Techo | 250-250 | Se exige un certificado de un techador sobre los años que le quedan al techo. | Techo con mucha pérdida de gránulos
tragaluz | roof | repair | Tragaluz | 380-380 | Entra agua por el tragaluz del pasillo; es necesario sellar su marco por fuera. | Entra agua por el tragaluz
caja-huecos | electrical | repair | Caja de interruptores | 95-95 | La caja de interruptores tiene dos huecos abiertos. Se deben cerrar con tapones. | Dos huecos abiertos en la caja
bano-gfci | electrical | repair | Baños | 240-240 | Los contactos junto a los lavabos no están protegidos; un electricista debe cambiarlos por GFCI. | Contactos junto a lavabos sin GFCI
extension | electrical | repair | Recámara | 350-350 | Una extensión bajo la alfombra alimenta el aire de ventana. Debe instalarse un circuito permanente. | Extensión usada como cableado permanente
luces-parpadean | electrical | inspection | Toda la vivienda | 300-300 | Las luces parpadean en tres cuartos; se pide la evaluación de un electricista con licencia. | Luces que parpadean
aguas-negras | plumbing | repair | Registro de drenaje | 450-450 | Había aguas negras en el registro. Es obligatorio destapar la línea hasta la calle. | Aguas negras en el registro
llave-cocina | plumbing | repair | Fregadero | 120-120 | La llave de la cocina no cierra del todo y debe cambiarse. | Llave de la cocina no cierra
valvula-tapada | plumbing | repair | Tanque de agua caliente | 150-150 | Alguien tapó la válvula del tanque de agua caliente, lo cual es un peligro; poner una válvula nueva. | Válvula del tanque tapada
prueba-coliformes | plumbing | inspection | Pozo | 110-110 | La casa usa agua de pozo: se requiere una prueba sin coliformes tomada por un tercero. | Agua de pozo sin prueba
bomba-sumidero | plumbing | repair | Sumidero | 320-320 | La bomba del sumidero está quemada. Proveer una que funcione. | Bomba del sumidero quemada
calefactor-rojo | hvac | repair | Armario mecánico | 3500-3500 | La compañía de gas puso etiqueta roja al calefactor. Debe cambiarse o corregirse hasta que la retiren. | Calefactor con etiqueta roja
sin-termostato | hvac | repair | Pasillo | 160-160 | Del termostato solo quedan los cables; conectar uno nuevo. | Falta el termostato
bomba-calor | hvac | repair | Bomba de calor | 650-650 | La bomba de calor echa aire frío en invierno; un técnico tiene que dejarla funcionando. | Bomba de calor echa aire frío
viga-cocina | structural | repair | Bajo la cocina | 3000-3000 | La viga bajo la cocina bajó más de una pulgada. Hay que levantarla y darle un apoyo de concreto. | Viga hundida bajo la cocina
muro-este | structural | inspection | Muro este | 550-550 | Un ingeniero estructural debe examinar el muro este, que está abombado, y dar su dictamen por escrito. | Muro este abombado
viguetas-bano | structural | repair | Debajo del baño | 1400-1400 | Las viguetas debajo del baño perdieron apoyo y deben reforzarse. | Viguetas sin apoyo
pintura-aleros | exterior | repair | Aleros | 2200-2200 | La pintura de los aleros se cae en hojas y la casa es de 1931; quitarla con métodos seguros y pintar de nuevo. | Pintura suelta en aleros
ventanas-tapiadas | exterior | repair | Ventanas del sótano | 450-450 | Tres ventanas del sótano están tapiadas. Es necesario ponerles vidrio. | Tres ventanas tapiadas
agua-pared | exterior | repair | Pared trasera | 1200-1200 | El agua del lote vecino se junta contra la pared; se debe abrir una zanja que la desvíe. | Agua se junta contra la pared
yeso-caido | interior | repair | Cubo de la escalera | 600-600 | Se cayó el yeso en el cubo de la escalera; rehacer la pared y darle acabado. | Yeso caído en la escalera
piso-desnudo | interior | repair | Recámaras de arriba | 2000-2000 | En las recámaras de arriba se camina sobre madera cruda. Debe ponerse un piso terminado. | Recámaras sin piso terminado
puertas-sueltas | interior | repair | Dos recámaras | 170-170 | Las puertas de dos recámaras están fuera de sus bisagras; volver a colgarlas. | Puertas fuera de sus bisagras
barandal-desvan | safety | repair | Escalera del desván | 700-700 | La escalera del desván no tiene barandal de ningún lado. Debe construirse uno según el código. | Escalera del desván sin barandal
alarmas-humo | safety | repair | Segundo piso | 150-150 | No hay alarmas de humo en el segundo piso; hay que agregarlas en cada recámara. | Sin alarmas de humo arriba
rejas-soldadas | safety | repair | Recámaras de atrás | 550-550 | Las rejas de atrás están soldadas. Se les debe poner un mecanismo que abra desde adentro. | Rejas soldadas
estufa-falta | appliances | repair | Cocina | 600-600 | La cocina no tiene estufa y el programa la exige; colocar una. | Cocina sin estufa
lavavajillas | appliances | repair | Cocina | 190-190 | El lavavajillas pierde agua por el empaque. Arreglarlo o cambiarlo. | Lavavajillas pierde agua
ducto-secadora | appliances | repair | Cuarto de lavado | 160-160 | El ducto de la secadora es de plástico y termina adentro; sacarlo al exterior con metal. | Ducto de secadora termina adentro
comejen | pests_mold | repair | Columna junto al baño | 800-800 | Hay túneles de comején en la columna junto al baño. Un fumigador con licencia debe tratar la casa. | Túneles de comején
crecimiento-negro | pests_mold | repair | Clóset norte | 1300-1300 | Un crecimiento negro cubre la pared del clóset; una empresa certificada tiene que eliminarlo. | Crecimiento negro en el clóset
ardillas | pests_mold | repair | Desván | 450-450 | Las ardillas anidan en el desván; sacarlas y poner malla en los huecos. | Ardillas en el desván
basura-patio | other/exterior | repair | Patio | 500-500 | El patio está lleno de llantas y botes de pintura. Deben llevarse de la propiedad. | Llantas y botes en el patio
numero-calle | other/exterior | repair | Frente | 30-30 | No se distingue el número de la calle; poner uno de cuatro pulgadas. | Número de calle no visible
`;

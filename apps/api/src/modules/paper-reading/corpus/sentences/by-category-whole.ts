/** What is wrong and what is to be done, in one sentence each: its category by the object, whatever the place. */
export const BY_CATEGORY_WHOLE = `
roof|Three shingles are creased from wind; a roofer should replace the creased shingles.
roof|Step flashing at the dormer wall is missing; install step flashing.
roof|Water stains on the ceiling trace to an open valley; repair the valley metal.
roof|The downspout is detached from its gutter; reattach the downspout.
roof|The covering has reached the end of its service life with curled and bare shingles; replacement by a licensed roofing contractor is recommended.
electrical|The receptacle by the kitchen sink has no ground fault protection; install a GFCI device.
electrical|An open junction box was seen near the attic hatch; cover the box.
electrical|A 15 amp wire is fed by a 30 amp breaker; correct the breaker size.
electrical|The light above the shower is not rated for wet places; replace it with a listed fixture.
electrical|The porch light hangs by its wires; secure the fixture to its box.
electrical|Cable to the electric water heater lacks a clamp at the box; provide a proper cable connector.
plumbing|Toilet is loose at the floor; a plumber should reset the toilet with a new wax ring.
plumbing|The faucet leaks at its base and has swollen the cabinet floor; repair or replace the faucet.
plumbing|The water heater has no seismic straps; strap the water heater to the wall studs.
plumbing|The laundry standpipe overflows onto the floor; clear the drain.
plumbing|The hose bib at the rear drips and has no vacuum breaker; replace the hose bib.
plumbing|The gas line is unsupported beneath the floor joists; hang the gas line with proper straps.
hvac|The furnace flue has a hole through which exhaust can enter the living area; replace the flue section at once.
hvac|Condensate from the air handler drips on the ceiling drywall; unclog the condensate line.
hvac|No heat source was found in bedroom 2; provide permanent heat.
hvac|The furnace is 25 years old with no service record; a heating contractor should inspect the heat exchanger.
structural|A floor joist below the bathroom is rotted by a past leak; sister the joist.
structural|A stair-step crack in the brick runs from the window to the footing; have a structural engineer evaluate the crack.
structural|The deck ledger is nailed and not bolted to the house; install ledger bolts.
exterior|Siding touches the roof of the porch and has begun to rot; cut the siding back and replace what is rotted.
exterior|Mortar is gone between the bricks of the front steps; repoint the steps.
exterior|The window glass in the living room is broken; replace the pane.
exterior|The fascia behind the gutter is decayed; replace the fascia boards and paint.
interior|The floor by the dishwasher is torn and lifts underfoot; replace the flooring.
interior|The bathroom door does not latch; adjust the door.
appliances|The dishwasher leaks at its door seal; replace the seal.
appliances|One burner of the gas range does not light; service the range.
appliances|The dryer vent is crushed behind the machine; replace the vent with rigid duct.
safety|The basement stair has no handrail; install a handrail.
safety|No carbon monoxide alarm was found near the bedrooms; install one.
safety|Openings between the deck balusters are six inches wide; close them to four inches or less.
pests_mold|Mold-like growth is on the roof sheathing near the bath fan; have it treated by a mold contractor.
pests_mold|Termite tubes were seen on the foundation wall; obtain a wood destroying insect report.
pests_mold|Mouse droppings were found in the kitchen drawers; a pest control company should treat the house.
other/exterior|A raised sidewalk panel is a trip hazard; grind or replace the panel.
roof|Several tabs have blown off and the felt is showing; a roofing contractor should reinstate the missing tabs.
roof|Roofing cement has been smeared over the counterflashing; proper metal should be let into the mortar joints by a roofer.
roof|The rubber membrane has shrunk away from the parapet and is bridging; have a roofer re-terminate the membrane.
roof|Gutters slope the wrong way and spill at the entry; re-pitch the gutters toward the downspouts.
roof|Granule loss is widespread and the covering is nearing the end of its life; a licensed roofer is to report in writing how many years are left.
roof|The neoprene collar at the stack is cracked through; fit a new collar.
roof|Daylight and damp stains were seen at the roof boards; the source of water entry has to be traced and closed.
electrical|Two circuits are landed under one terminal screw; an electrician should separate the conductors.
electrical|The duplex outlet did not trip when tested; ground-fault protection to be provided.
electrical|Spliced cables are not contained in a box; all splices must be made up inside covered boxes.
electrical|A Federal Pacific load center is in use; evaluation by a licensed electrician is advised before closing.
electrical|An extension lead feeds the freezer through the wall; permanent wiring is required.
electrical|The light switch crackles when operated; change out the switch.
electrical|No grounding electrode conductor was located; bonding and grounding should be brought up to code by an electrician.
plumbing|The vanity drain is assembled with a flexible hose; replace with a proper trap.
plumbing|The TPR extension is reduced to half inch and runs upward; re-pipe the relief line full size and downhill.
plumbing|Waste water is dripping from a joint in the main drain; a plumber should repair the leaking joint.
plumbing|The mixing valve leaks behind the escutcheon; repair by a plumber is needed.
plumbing|Water pressure drops to a trickle when two taps are open; have a plumber determine the cause and make corrections.
plumbing|The gas flex connector passes through the wall of the dryer closet; a licensed plumber must replace it with rigid pipe.
plumbing|The house is served by a private well of unknown quality; laboratory analysis of the water is recommended before the contingency ends.
plumbing|The sewer line is clay and sixty years old; a video scan of the sewer by a drain specialist should be obtained.
hvac|The furnace cycled off on its limit switch twice during the visit; service and repair by a heating contractor is required.
hvac|Temperature split across the coil was only six degrees; an HVAC technician should diagnose and restore cooling.
hvac|The secondary drain pan is full of rusty water; clear the condensate drain.
hvac|The damper is rusted shut and the firebrick is broken; a chimney sweep shall restore the fireplace to safe use.
hvac|The vent pipe of the furnace touches wood framing; maintain the listed clearance by re-routing the vent.
hvac|Moist air from the fan is blown into the attic; terminate the exhaust duct outdoors.
structural|Several floor joists were notched for the tub drain; reinforcement by a framing contractor is called for.
structural|Vertical cracks wider than a quarter inch run through the foundation; a structural engineer should assess the movement.
structural|The deck beam is carried by notched posts without bolts; through-bolt the beam to the posts.
structural|A temporary jack carries the main girder; permanent support must be installed on a footing.
structural|A truss web was sawn through for the attic stair; the truss has to be repaired to an engineer's detail.
exterior|Stucco is bulging and sounds hollow; loose stucco is to be cut out and patched.
exterior|The lowest tread has rotted through; the tread should be exchanged for a sound one.
exterior|The overhead door failed to reverse when it met an obstruction; have the opener adjusted.
exterior|Ground falls toward the basement wall; the lot should be re-graded to shed water.
exterior|Seals have failed and the panes are fogged; replace the fogged insulating glass.
exterior|Root uplift has left a two-inch lip; grind or replace the lifted panels.
interior|Grout has washed out and tiles are moving; re-tile the affected area.
interior|The ceiling has dropped where it was wet; damaged board should be cut out and replaced.
interior|The floor covering is ripped and catches the foot; new carpet or another covering is needed.
interior|A pocket door has come off its guide; re-hang the door.
interior|Wall cabinets are pulling loose from the wall; re-anchor the cabinets to the studs.
interior|Insulation is absent above the bedrooms; insulate to current depth.
safety|There is nothing to grasp on the cellar stairs; mount a continuous handrail.
safety|The railing is thirty inches high and wobbles; guard to be rebuilt at thirty-six inches.
safety|Detectors are missing or past ten years old; new smoke and CO alarms are to be put up on every floor.
safety|The door into the house is hollow and has no closer; fit a 20-minute fire-rated door with a closer.
safety|A sphere of six inches passes between the balusters; close up the baluster spacing.
safety|The only window is too small to climb out of; an egress window must be provided or the room not be used for sleeping.
appliances|The range rocks forward when the door is opened; anti-tip hardware has to be fastened.
appliances|The dishwasher leaked onto the floor during its cycle; repair or exchange the dishwasher.
appliances|The garbage disposal hums and does not turn; the disposal should be replaced.
appliances|Foil flex duct is crushed behind the dryer; use rigid metal duct for the dryer.
appliances|The microwave did not heat; repair or replace the microwave.
pests_mold|Mud tubes run up two piers; a wood-destroying organism inspection is needed before closing.
pests_mold|Fuzzy growth is on the stored drywall and joists; a mold specialist should remediate.
pests_mold|Raccoons have been living in the insulation; remove the animals and seal the entry.
pests_mold|The soil has no moisture cover and the wood is damp; lay a six-mil vapor barrier.
other|The pool pump is seized and the water is green; the pool has to be put back in service.
other|A corner of the driveway has sunk four inches; raise or replace the sunken driveway.
other|Utilities were off so systems could not be run; turn all utilities on and have the house re-inspected.
other|Building rubble is piled against the house; the rubble must be carted away.
roof|Tres tejas están levantadas por el viento; un techador debe cambiar las tejas.
roof|El tapajuntas de la chimenea está abierto; sellar y reponer el tapajuntas.
roof|La bajante se soltó de la canaleta; fijar la bajante.
electrical|El tomacorriente junto al fregadero no tiene protección GFCI; instalar un GFCI.
electrical|Hay una caja de empalmes sin tapa; tapar la caja.
electrical|Dos cables comparten un mismo interruptor; un electricista debe separar los circuitos.
plumbing|El inodoro se mueve en la base; volver a fijarlo con un anillo nuevo.
plumbing|El calentador de agua no tiene correas sísmicas; asegurarlo a la pared.
plumbing|Gotea una unión del desagüe principal; un plomero debe reparar la unión.
hvac|El tubo de escape del horno de calefacción tiene un agujero; reemplazar el tramo dañado.
hvac|El aire acondicionado no enfría; un técnico debe repararlo.
structural|Una vigueta está podrida bajo el baño; reforzar la vigueta.
structural|Una grieta escalonada corre de la ventana al cimiento; un ingeniero estructural debe evaluarla.
exterior|El revestimiento está podrido junto al porche; cambiar las tablas podridas.
exterior|El vidrio está roto; cambiar el vidrio.
interior|La puerta del baño no cierra; ajustar la puerta.
safety|La escalera no tiene pasamanos; instalar un pasamanos.
safety|No hay alarma de monóxido de carbono; colocar una alarma.
appliances|El lavaplatos pierde agua por la puerta; cambiar el sello.
pests_mold|Hay moho en la madera del techo; contratar el tratamiento del moho.
pests_mold|Se vieron tubos de termitas en el cimiento; obtener un informe de plagas.
roof|Hay tejas sueltas y faltantes en la parte alta; un techador debe reponer las tejas y asegurar las que están sueltas.
roof|Los canalones están picados por el óxido; cambiar los canalones y las bajadas de agua.
roof|El impermeabilizante presenta ampollas y desgaste avanzado; solicitar dictamen de un especialista en techos sobre la vida útil restante.
roof|El sellado alrededor de la chimenea está abierto y entra agua; rehacer el sellado con lámina nueva.
electrical|Los contactos junto a la tarja no tienen protección contra falla a tierra; se deben instalar contactos GFCI.
electrical|El centro de carga no tiene cubierta y se ven los cables; colocar la cubierta que falta.
electrical|Hay empalmes de cable fuera de caja; un electricista con licencia debe alojar los empalmes en cajas con tapa.
electrical|El apagador truena y se calienta; sustituir el apagador.
electrical|La instalación es de aluminio; se requiere revisión por un electricista con licencia antes del cierre.
plumbing|El inodoro se mueve en su base; fijar el inodoro y cambiar el sello de cera.
plumbing|La manguera del calentador tiene una fuga constante; reparar la fuga y cambiar la conexión.
plumbing|El céspol bajo la tarja escurre; reemplazar el céspol.
plumbing|La válvula de seguridad del calentador de agua carece de tubo de descarga; instalar tubo hasta 15 cm del piso.
plumbing|La casa descarga a una fosa séptica que nadie ha revisado; se pide una inspección de la fosa por una empresa autorizada.
plumbing|La regadera no tiene presión; un plomero debe corregir la presión del agua.
hvac|El clima no baja la temperatura; dar servicio y reparar el equipo de aire acondicionado.
hvac|El calefactor enciende y se apaga a los pocos segundos; un técnico en calefacción deberá repararlo.
hvac|Un ducto flexible está zafado; volver a conectar el ducto y sellar la unión.
hvac|El tiro está lleno de hollín y el ladrillo refractario está roto; limpiar el tiro y cambiar los ladrillos dañados.
structural|Se aprecian grietas diagonales en la base de los muros; un ingeniero estructural debe evaluar el movimiento.
structural|Una viga está apoyada en un gato hidráulico; sustituir el gato por un apoyo permanente.
structural|Los postes están podridos en la base; cambiar los postes por madera tratada.
exterior|La pintura se está cayendo y deja la madera al aire; raspar y volver a pintar con sellador.
exterior|El agua de lluvia se junta contra la casa; dar pendiente al terreno para alejar el agua.
exterior|La puerta principal no cierra con llave; ajustar la puerta y cambiar la cerradura.
exterior|El cristal está estrellado; cambiar el cristal.
exterior|Una losa está levantada por las raíces; nivelar la losa.
exterior|El portón eléctrico no se regresa al topar con algo; calibrar o cambiar el motor.
interior|El plafón está colgado y manchado; retirar y reponer la tablaroca.
interior|Los azulejos de la pared están huecos y flojos; volver a colocar los azulejos.
interior|El piso laminado está abombado; reemplazar el laminado dañado.
interior|Las alacenas están desprendidas del muro; fijar las alacenas.
interior|La puerta del clóset está fuera de su riel; montar de nuevo la puerta.
safety|La escalera no tiene de dónde agarrarse; poner pasamanos a todo lo largo.
safety|El barandal está flojo y es bajo; reforzar y subir el barandal a la altura que pide el reglamento.
safety|No hay alarmas de humo; instalar alarmas de humo en cada recámara.
safety|Las protecciones de las ventanas no se abren por dentro; colocar un mecanismo de salida rápida.
appliances|La estufa se ladea al abrir el horno; instalar el soporte antivuelco.
appliances|El lavavajillas tira agua; reparar o cambiar el lavavajillas.
appliances|El triturador hace ruido y no gira; reemplazar el triturador.
pests_mold|Hay hongos negros en la pared detrás de la tina; una empresa calificada debe eliminar el hongo y secar la zona.
pests_mold|Se encontraron galerías de termitas en las vigas; presentar el reporte de un control de plagas.
pests_mold|Hay rastros de roedores sobre el aislante; sellar las entradas y retirar los desechos de los roedores.
other|La bomba de la alberca no arranca y el agua está verde; dejar la alberca en operación.
other|El gas y el agua estaban cortados el día de la visita; conectar los servicios y volver a inspeccionar.
other|Hay cascajo y basura amontonados; retirar el cascajo y la basura.
`;
